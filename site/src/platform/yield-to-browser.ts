/** Lets the browser answer the reader between two parts of a long task, such as the start of the app on a slow phone. */
export const yieldToBrowser = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
