/** A session of the WebDriver protocol (W3C), over plain HTTP. */
import { writeFileSync } from 'node:fs';
import type { Driver } from './driver.ts';

/** The key under which the protocol names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const SCRIPT_TIMEOUT_MS = 60_000;
/** Longer than a script may take; a driver that says nothing for so long never will. */
const ANSWER_TIMEOUT_MS = 90_000;
const RESIZE_ATTEMPTS = 40;
const SETTLE_MS = 250;
/** A title and a toolbar take less; more is a size that has not settled. */
const MOST_BARS_PX = 250;

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** @throws Error with the protocol's own message */
function sender(base: string): Send {
  return async (method, path, body) => {
    const response = await fetch(base + path, {
      method,
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}), headers: { 'Content-Type': 'application/json' } } : {}),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) {
      const { error, message } = value as { error?: string; message?: string };
      throw new Error(`${path}: ${[error ?? response.status, message].filter(Boolean).join(': ')}`);
    }
    return value;
  };
}

/** Runs a function with one argument in the page and answers with its value or its error, whichever it comes to. */
const CALL = `
  const [source, argument, done] = arguments;
  Promise.resolve()
    .then(() => (SOURCE)(argument))
    .then((value) => done({ value }), (error) => done({ error: String(error) }));
`;

/**
 * Opens a session.
 * @param server address of the driver, without a slash at the end
 * @param capabilities what the driver calls `alwaysMatch`
 */
export async function openSession(server: string, capabilities: object): Promise<Driver> {
  const created = (await sender(server)('POST', '/session', { capabilities: { alwaysMatch: capabilities } })) as {
    sessionId: string;
    capabilities: { browserName: string; browserVersion: string };
  };
  const send = sender(`${server}/session/${created.sessionId}`);
  await send('POST', '/timeouts', { script: SCRIPT_TIMEOUT_MS });

  const find = async (selector: string): Promise<string> => {
    const found = (await send('POST', '/element', { using: 'css selector', value: selector })) as Record<string, string>;
    return `/element/${found[ELEMENT] ?? ''}`;
  };
  return {
    name: `${created.capabilities.browserName} ${created.capabilities.browserVersion}`,
    open: async (url) => {
      await send('POST', '/url', { url });
    },
    run: async (action, argument) => {
      // The source stands in the script itself: a page's policy forbids to make a function from a text.
      const script = CALL.replace('SOURCE', () => String(action));
      const answer = (await send('POST', '/execute/async', { script, args: ['', argument ?? null] })) as {
        value?: unknown;
        error?: string;
      };
      if (answer.error !== undefined) throw new Error(answer.error);
      return answer.value as never;
    },
    press: async (selector) => {
      await send('POST', `${await find(selector)}/click`);
    },
    type: async (selector, text) => {
      await send('POST', `${await find(selector)}/value`, { text });
    },
    resize: async ({ width, height }) => {
      // The protocol sizes the window with its bars, and a desktop takes its time: what the bars take is known once both agree.
      for (let attempt = 0; attempt < RESIZE_ATTEMPTS; attempt++) {
        const script = 'return [innerWidth, innerHeight]';
        const [innerWidth = 0, innerHeight = 0] = (await send('POST', '/execute/sync', { script, args: [] })) as number[];
        if (innerWidth === width && innerHeight === height) return;
        const outer = (await send('GET', '/window/rect')) as { width: number; height: number };
        const [sides, bars] = [outer.width - innerWidth, outer.height - innerHeight];
        if (sides >= 0 && sides < MOST_BARS_PX && bars >= 0 && bars < MOST_BARS_PX)
          await send('POST', '/window/rect', { width: width + sides, height: height + bars });
        await new Promise((resolve) => {
          setTimeout(resolve, SETTLE_MS);
        });
      }
      throw new Error(`the window does not take the size ${width} × ${height}`);
    },
    picture: async (file) => {
      writeFileSync(file, Buffer.from((await send('GET', '/screenshot')) as string, 'base64'));
    },
    takeTroubles: () => undefined,
    close: async () => {
      await send('DELETE', '');
    },
  };
}
