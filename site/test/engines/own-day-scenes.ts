/** What is the reader's own, in every engine: lists, reminders that follow prayer, another device, counting without looking, days. */
import { type Driver, until } from './driver.ts';
import { expectCount, isAt, type Scene, showsText } from './scenes.ts';
import { beginsWith, catchFiles, caughtFile, chooseMore, pressNamed } from './steps.ts';

/** Gives a file to a field as if the reader had chosen it: no driver can do so in all engines. */
const giveFile = ({ selector, text }: { selector: string; text: string }): void => {
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

export const OWN_DAY_SCENES: readonly Scene[] = [
  {
    name: 'lists',
    path: '/travel/travel-dua',
    async play(driver) {
      await chooseMore(driver, 'Add to a list');
      await expectCount(driver, '.lists-new .lists-field', 1);
      await driver.type('.lists-new .lists-field', 'On the way');
      await driver.press('.lists-new .button');
      await expectCount(driver, 'dialog[open]', 0);
      await leaveFor(driver, '/lists');
      await isAt(driver, '/lists');
      await expectCount(driver, '.rows .row', 1);
      await driver.press('.rows .row');
      await showsText(driver, 'h1', 'On the way');
      await expectCount(driver, '.lists-item', 1);
      await pressNamed(driver, '.lists-foot .button', 'Give on');
      await until(driver, 'the code holds the link', () => {
        const link = document.querySelector<HTMLInputElement>('dialog[open] .lists-field')?.value ?? '';
        const path = document.querySelector('.lists-qr path')?.getAttribute('d') ?? '';
        return link.includes('/lists#') && link.length <= 400 && path.startsWith('M');
      });
    },
  },
  {
    name: 'days',
    path: '/lists',
    async play(driver) {
      // The list of the scene before.
      await driver.press('.rows .row');
      await pressNamed(driver, '.lists-tools .button', 'One at a time');
      await expectCount(driver, '.one .one-next', 1);
      await driver.press('.one .one-next');
      await expectCount(driver, '.one-end', 1);
      await leaveFor(driver, '/days');
      await expectCount(driver, '.days-day', 1);
      await beginsWith(driver, '.days-week h2', 'This week');
    },
  },
  {
    name: 'prayer-reminders',
    path: '/reminders',
    async play(driver) {
      await catchFiles(driver);
      await pressNamed(driver, 'main .button', 'Choose place and reminders');
      await expectCount(driver, 'input.prayer-field[type="search"]', 1);
      await driver.type('input.prayer-field[type="search"]', 'Jakarta');
      await expectCount(driver, '.prayer-city', 1, 20);
      await driver.press('.prayer-city');
      await expectCount(driver, '.prayer-today dt', 5, 7);
      await driver.press('.prayer-get');
      const { text } = await caughtFile(driver);
      const events = text.split('BEGIN:VEVENT').length - 1;
      if (events < 1 || !/DTSTART:\d{8}T\d{6}Z/.test(text))
        throw new Error(`the file has ${events} events, and no instant of universal time`);
    },
  },
  {
    name: 'another-device',
    path: '/settings',
    async play(driver) {
      // The list of the first of these scenes is kept still, and the day of the second.
      await catchFiles(driver);
      await pressNamed(driver, 'main .button', 'Transfer');
      await expectCount(driver, '.transfer-panel .transfer-tools', 2);
      await pressNamed(driver, '.transfer-panel .button', 'Export');
      const { text } = await caughtFile(driver);
      await driver.run(() => localStorage.clear());
      await driver.run(giveFile, { selector: '.transfer-panel input[type="file"]', text });
      await until(driver, 'the list is there again', () => Object.keys(localStorage).some((key) => key.startsWith('misbaha:lists/')));
      await expectCount(driver, '.transfer-taken li', 1, 8);
      await pressNamed(driver, '.transfer-panel .button', 'Show QR codes');
      await expectCount(driver, '.transfer-code path', 1);
      await driver.run(() => localStorage.clear());
    },
  },
  {
    name: 'without-looking',
    path: '/tasbih-counter',
    async play(driver) {
      await driver.press('[aria-label="Counting without looking"]');
      await expectCount(driver, '.without-looking-facts li', 3, 8);
      await pressNamed(driver, 'dialog[open] label', 'Count with the key of the headset');
      await until(driver, 'the switch says what comes of it', () =>
        Boolean(
          document.querySelector('.without-looking-trial')?.textContent ?? document.querySelector('dialog[open] .panel-hint')?.textContent,
        ),
      );
    },
  },
];
