/** Steps that several scenes take. */
import { type Driver, until } from './driver.ts';

/** Presses the first of the elements that bears the name, once it is there. */
export async function pressNamed(driver: Driver, selector: string, name: string): Promise<void> {
  await until(
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
export async function chooseMore(driver: Driver, name: string): Promise<void> {
  await driver.press('.card-actions [aria-label="More"]');
  await until(driver, 'the sheet stands still', () => document.querySelector('.card-more[open]')?.getAnimations().length === 0);
  await pressNamed(driver, '.card-more .sheet-entry', name);
}

export const beginsWith = (driver: Driver, selector: string, text: string): Promise<void> =>
  until(
    driver,
    `${selector} begins with "${text}"`,
    (wanted) => document.querySelector(wanted[0] ?? '')?.textContent.startsWith(wanted[1] ?? '') ?? false,
    [selector, text],
  );

interface CaughtFile {
  name: string;
  text: string;
}

/** A driver cannot look into what a browser has downloaded, so files are taken where the page offers them from now on. */
export const catchFiles = (driver: Driver): Promise<void> =>
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

/** The first file that the page has offered since `catchFiles`, once it is there. */
export async function caughtFile(driver: Driver): Promise<CaughtFile> {
  await until(driver, 'a file is offered', () =>
    (window as unknown as { files: { name: string }[] }).files.some(({ name }) => name !== ''),
  );
  return driver.run(async (): Promise<CaughtFile> => {
    const [file] = (window as unknown as { files: { name: string; blob: Blob }[] }).files;
    return { name: file?.name ?? '', text: (await file?.blob.text()) ?? '' };
  });
}
