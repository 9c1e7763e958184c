/** Takes a question away that the reader has answered by going on. @param id of the notice */
export async function withdrawNotice(id: string): Promise<void> {
  try {
    const { dismissToast } = await import('./toaster.tsx');
    dismissToast(id);
  } catch {
    // Where the library is missing, no question stands in it.
  }
}
