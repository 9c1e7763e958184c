/** Lets the browser answer the reader between two parts of a long task. */
export const yieldToBrowser = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
