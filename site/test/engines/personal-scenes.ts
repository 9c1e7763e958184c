/**
 * Scenes with the reader's own data, in every engine: lists, prayer reminders, transfer to another device, counting
 * without looking, days.
 */
import { type Driver, waitUntil } from './driver.ts';
import { waitForElementCount, waitForPath, type Scene, waitForText } from './scenes.ts';
import { waitForTextStart, recordDownloads, waitForRecordedDownload, chooseFromCardMoreSheet, pressByTextStart } from './steps.ts';

/** Gives a file to a field as if the reader had chosen it: no driver can do so in all engines. */
const chooseFile = ({ selector, text }: { selector: string; text: string }): void => {
  const field = document.querySelector<HTMLInputElement>(selector);
  const files = new DataTransfer();
  files.items.add(new File([text], 'copy.json', { type: 'application/json' }));
  if (field) field.files = files.files;
  field?.dispatchEvent(new Event('change', { bubbles: true }));
};

/** Opens another page of the site by its address. */
async function leaveFor(driver: Driver, path: string): Promise<void> {
  const origin = await driver.run(() => window.location.origin);
  await driver.open(origin + path);
}

export const PERSONAL_SCENES: readonly Scene[] = [
  {
    name: 'lists',
    path: '/travel/travel-dua',
    async play(driver) {
      await chooseFromCardMoreSheet(driver, 'Add to a list');
      await waitForElementCount(driver, '.lists-new .field', 1);
      await driver.type('.lists-new .field', 'On the way');
      await driver.press('.lists-new .button');
      await waitForElementCount(driver, 'dialog[open]', 0);
      await leaveFor(driver, '/lists');
      await waitForPath(driver, '/lists');
      await waitForElementCount(driver, '.rows .row', 1);
      await driver.press('.rows .row');
      await waitForText(driver, 'h1', 'On the way');
      await waitForElementCount(driver, '.lists-item', 1);
      await pressByTextStart(driver, '.lists-foot .button', 'Share');
      await waitUntil(driver, 'the code holds the link', () => {
        const link = document.querySelector<HTMLInputElement>('dialog[open] .field')?.value ?? '';
        const path = document.querySelector('.lists-qr path')?.getAttribute('d') ?? '';
        return link.includes('/lists#') && link.length <= 400 && path.startsWith('M');
      });
    },
  },
  {
    name: 'days',
    path: '/lists',
    async play(driver) {
      // The list that the scene before has made.
      await driver.press('.rows .row');
      await pressByTextStart(driver, '.lists-tools .button', 'One at a time');
      await waitForElementCount(driver, '.one .one-next', 1);
      await driver.press('.one .one-next');
      await waitForElementCount(driver, '.one-end', 1);
      await leaveFor(driver, '/days');
      await waitForElementCount(driver, '.days-day', 1);
      await waitForTextStart(driver, '.days-week h2', 'This week');
    },
  },
  {
    name: 'prayer-reminders',
    path: '/reminders',
    async play(driver) {
      await recordDownloads(driver);
      await pressByTextStart(driver, 'main .button', 'Choose place and reminders');
      await waitForElementCount(driver, 'dialog[open] input[type="search"]', 1);
      await driver.type('dialog[open] input[type="search"]', 'Jakarta');
      await waitForElementCount(driver, '.prayer-city', 1, 20);
      await driver.press('.prayer-city');
      await waitForElementCount(driver, '.prayer-today dt', 5, 7);
      await driver.press('dialog[open] .button-main');
      const { text } = await waitForRecordedDownload(driver);
      const events = text.split('BEGIN:VEVENT').length - 1;
      if (events < 1 || !/DTSTART:\d{8}T\d{6}Z/.test(text))
        throw new Error(`the file has ${events} events, and no instant of universal time`);
    },
  },
  {
    name: 'another-device',
    path: '/settings',
    async play(driver) {
      // Storage still has the list of the scene `lists` and the day of `days`.
      await recordDownloads(driver);
      await pressByTextStart(driver, 'main .button', 'Transfer');
      await waitForElementCount(driver, '.transfer-panel .transfer-tools', 2);
      await pressByTextStart(driver, '.transfer-panel .button', 'Export');
      const { text } = await waitForRecordedDownload(driver);
      await driver.run(() => localStorage.clear());
      await driver.run(chooseFile, { selector: '.transfer-panel input[type="file"]', text });
      await waitUntil(driver, 'the list is there again', () => Object.keys(localStorage).some((key) => key.startsWith('misbaha:lists/')));
      await waitForElementCount(driver, '.transfer-taken li', 1, 8);
      await pressByTextStart(driver, '.transfer-panel .button', 'Show QR codes');
      await waitForElementCount(driver, '.transfer-code path', 1);
      await driver.run(() => localStorage.clear());
    },
  },
  {
    name: 'without-looking',
    path: '/tasbih-counter',
    async play(driver) {
      await driver.press('[aria-label="Counting without looking"]');
      await waitForElementCount(driver, '.without-looking-facts li', 3, 8);
      await pressByTextStart(driver, 'dialog[open] label', 'Count with the headset button');
      await waitUntil(driver, 'the switch says what comes of it', () =>
        Boolean(
          document.querySelector('.without-looking-trial')?.textContent ?? document.querySelector('dialog[open] .panel-hint')?.textContent,
        ),
      );
    },
  },
];
