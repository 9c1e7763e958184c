/** Steps that several scenes take. */
import { type Driver, waitUntil } from './driver.ts';

/** Presses the first of the elements whose text begins with `name`, once it is there. */
export async function pressByTextStart(driver: Driver, selector: string, name: string): Promise<void> {
  await waitUntil(
    driver,
    `there is "${name}" among ${selector}`,
    (wanted) => {
      document.querySelector('[data-named]')?.removeAttribute('data-named');
      const element = [...document.querySelectorAll(wanted.selector)].find(({ textContent }) => textContent.trim().startsWith(wanted.name));
      element?.setAttribute('data-named', '');
      return element !== undefined;
    },
    { selector, name },
  );
  await driver.press('[data-named]');
}

/** Opens the sheet under "More" of the page's first card, and chooses from it. */
export async function chooseFromCardMoreSheet(driver: Driver, name: string): Promise<void> {
  await driver.press('.card-actions [aria-label="More"]');
  await waitUntil(driver, 'the sheet stands still', () => document.querySelector('.card-more[open]')?.getAnimations().length === 0);
  await pressByTextStart(driver, '.card-more .sheet-entry', name);
}

export const waitForTextStart = (driver: Driver, selector: string, text: string): Promise<void> =>
  waitUntil(
    driver,
    `${selector} begins with "${text}"`,
    (wanted) => document.querySelector(wanted[0] ?? '')?.textContent.startsWith(wanted[1] ?? '') ?? false,
    [selector, text],
  );

interface RecordedDownload {
  name: string;
  text: string;
}

/** A driver cannot read downloads, so from now on the page records the files that it offers. */
export const recordDownloads = (driver: Driver): Promise<void> =>
  driver.run(() => {
    const files: { name: string; blob?: Blob }[] = [];
    Object.assign(window, { files });
    const createObjectURL = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob: Blob) => {
      files.push({ name: '', blob });
      return createObjectURL(blob);
    };
    HTMLAnchorElement.prototype.click = function note() {
      Object.assign(files.at(-1) ?? {}, { name: this.download });
    };
  });

/** The first file that the page has offered since `recordDownloads`, once it is there. */
export async function waitForRecordedDownload(driver: Driver): Promise<RecordedDownload> {
  await waitUntil(driver, 'a file is offered', () =>
    (window as unknown as { files: { name: string }[] }).files.some(({ name }) => name !== ''),
  );
  return driver.run(async (): Promise<RecordedDownload> => {
    const [file] = (window as unknown as { files: { name: string; blob: Blob }[] }).files;
    return { name: file?.name ?? '', text: (await file?.blob.text()) ?? '' };
  });
}
