import { afterEach, beforeEach, vi } from 'vitest';

interface Download {
  file: Blob;
  name: string;
}

/**
 * Collects the files that pages offer for download, since jsdom has no object URLs and does not download. Call it outside of
 * tests, once in a test file.
 * @returns the downloads of the test that runs
 */
export function collectDownloads(): readonly Download[] {
  const downloads: Download[] = [];
  const files: Blob[] = [];
  beforeEach(() => {
    downloads.length = 0;
    files.length = 0;
    Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file) - 1}`, revokeObjectURL: () => undefined });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function download(this: HTMLAnchorElement) {
      const file = files[Number(this.href.slice('blob:'.length))];
      if (this.download && file) downloads.push({ file, name: this.download });
      else this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(URL, 'createObjectURL');
    Reflect.deleteProperty(URL, 'revokeObjectURL');
  });
  return downloads;
}
