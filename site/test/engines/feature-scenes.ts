/** Scenes beyond reading, in every engine: from the More sheet to printed or downloaded results. */
import { waitUntil } from './driver.ts';
import { waitForElementCount, waitForPath, type Scene, waitForText } from './scenes.ts';
import { waitForTextStart, recordDownloads, waitForRecordedDownload, chooseFromCardMoreSheet, pressByTextStart } from './steps.ts';

interface DrawnPictureFacts {
  /** The first bytes of the file. */
  signature: string;
  width: number;
  height: number;
  colours: number;
}

/** The picture as it would be shared, read from the canvas of the dialog, and the number of colours in it. */
const readDrawnPicture = async (): Promise<DrawnPictureFacts> => {
  const canvas = document.querySelector<HTMLCanvasElement>('.picture canvas');
  const file = await new Promise<Blob | null>((resolve) => {
    if (canvas) canvas.toBlob(resolve, 'image/png');
    else resolve(null);
  });
  const bytes = new Uint8Array((await file?.arrayBuffer()) ?? []);
  const length = (at: number): number => new DataView(bytes.buffer).getUint32(at);
  const pixels = new Uint32Array(canvas?.getContext('2d')?.getImageData(112, 0, 856, canvas.height).data.buffer ?? new ArrayBuffer(0));
  return { signature: String.fromCodePoint(...bytes.subarray(1, 4)), width: length(16), height: length(20), colours: new Set(pixels).size };
};

/** Pages of the booklet whose texts are higher than the space for them, or that have none. */
const overfullLeaves = (): string[] =>
  [...document.querySelectorAll('.leaf[aria-label]')].flatMap((leaf) => {
    const [body, room] = ['.leaf-body', '.leaf-room'].map((selector) => leaf.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0);
    return body && room && body <= room ? [] : [`${leaf.getAttribute('aria-label')}: ${body} px of ${room}`];
  });

export const FEATURE_SCENES: readonly Scene[] = [
  {
    name: 'needs',
    path: '/needs',
    async play(driver) {
      await waitForElementCount(driver, '.need', 100, 1000);
      await driver.press('#anxiety a[href="/trials/anxiety-sorrow"]');
      await waitForPath(driver, '/trials/anxiety-sorrow');
      await waitForElementCount(driver, 'main article', 2);
    },
  },
  {
    name: 'learn',
    path: '/travel/travel-dua',
    async play(driver) {
      await chooseFromCardMoreSheet(driver, 'Learn by heart');
      await waitForPath(driver, '/learn');
      await waitForTextStart(driver, '.learn-step output', 'Step 1 of 4');
      await pressByTextStart(driver, '.learn-step button', 'Hide more');
      await waitForTextStart(driver, '.learn-step output', 'Step 2 of 4');
      await pressByTextStart(driver, '.learn-answer', 'Knew it');
      await waitForText(driver, '#learn-ended', 'That is all for today');
      await driver.run(() => localStorage.clear());
    },
  },
  {
    name: 'one-at-a-time',
    path: '/prayer/while-bowing',
    async play(driver) {
      await driver.press('.open-one');
      // The first dua is said three times, and the third press moves on.
      for (const count of ['0', '1', '2']) {
        await waitForElementCount(driver, `.one .counter-button[aria-label^="${count} /"]`, 1);
        await driver.press('.one .counter-button');
      }
      await waitForTextStart(driver, '.one-progress output', '2 of ');
      await waitForElementCount(driver, '.one-next[aria-disabled="false"], .one-next:not([aria-disabled])', 1);
      await driver.press('.one-next');
      await waitForTextStart(driver, '.one-progress output', '3 of ');
      await driver.run(() => localStorage.clear());
    },
  },
  {
    name: 'word-meaning',
    path: '/morning-evening/morning-remembrance',
    async play(driver) {
      // The middle of a text of several lines is a word.
      await driver.press('main article .arabic');
      await waitUntil(driver, 'the word is explained in the window', () => {
        const popover = document.querySelector('.word-popover');
        const { top = -1, bottom = Infinity, height = 0 } = popover?.getBoundingClientRect() ?? {};
        const says = [...(popover?.querySelectorAll('div:not([hidden], [hidden] *)') ?? [])].every(({ textContent }) => textContent !== '');
        return says && height > 0 && top >= 0 && bottom <= window.innerHeight;
      });
    },
  },
  {
    name: 'source',
    path: '/prayer/ablution',
    async play(driver) {
      await driver.press('.source > summary');
      await waitUntil(driver, 'the fingerprint is seen', () => {
        const code = document.querySelector<HTMLElement>('.source[open] code');
        return code !== null && code.offsetHeight > 0 && /^[\da-f]{16}$/.test(code.textContent);
      });
    },
  },
  {
    name: 'picture',
    path: '/morning-evening/waking-up',
    async play(driver) {
      await chooseFromCardMoreSheet(driver, 'Share as a picture');
      await waitForElementCount(driver, '.picture-actions .button:not(:disabled)', 1, 2);
      const { signature, width, height, colours } = await driver.run(readDrawnPicture);
      if (`${signature} ${width} ${height}` !== 'PNG 1080 1350') throw new Error(`the picture is ${signature} ${width} × ${height}`);
      // The background alone has two or three colours, and the edges of letters many.
      if (colours < 50) throw new Error(`nothing is written on the picture, which has ${colours} colours`);
    },
  },
  {
    name: 'booklet',
    path: '/booklet?of=travel',
    async play(driver) {
      for (const { paper, chip, least } of [
        { paper: 'folded', chip: 1, least: 5 },
        { paper: 'a6', chip: 3, least: 9 },
      ]) {
        const choice = `.booklet-tools .chip:nth-child(${chip}) input`;
        // The texts of a booklet load after the app, and the choices with them.
        await waitForElementCount(driver, choice, 1);
        await driver.press(choice);
        await waitForElementCount(driver, `.sides.paper-${paper} .leaf[aria-label]`, least, 30);
        const wrong = await driver.run(overfullLeaves);
        if (wrong.length > 0) throw new Error(wrong.join('; '));
      }
    },
  },
  {
    name: 'reminders',
    path: '/reminders',
    async play(driver) {
      await recordDownloads(driver);
      await pressByTextStart(driver, 'main .button', 'Get the calendar file');
      const { name, text } = await waitForRecordedDownload(driver);
      const events = text.split('BEGIN:VEVENT').length - 1;
      if (name !== 'misbaha-reminders.ics' || events !== 3) throw new Error(`the file ${name} has ${events} events`);
    },
  },
];
