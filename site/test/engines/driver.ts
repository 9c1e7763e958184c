/** The interface by which scenes use a browser of any engine. */

export interface Driver {
  /** Name and version, for the report. */
  readonly name: string;
  /** Opens an address and waits for its load event. */
  open(url: string): Promise<void>;
  /**
   * Runs a function inside the page.
   * @param action uses nothing of this module: it sees only the page and its argument
   */
  run<Result, Argument = undefined>(action: (argument: Argument) => Result | Promise<Result>, argument?: Argument): Promise<Result>;
  /** Presses an element as a finger or mouse does. @throws where there is none */
  press(selector: string): Promise<void>;
  /** Types into a field. */
  type(selector: string, text: string): Promise<void>;
  /** Sets the size of the viewport, in CSS pixels. */
  resize(size: Size): Promise<void>;
  /** Writes what is seen to a PNG. */
  picture(file: string): Promise<void>;
  /** Console and uncaught errors since the last call; undefined where the engine's protocol does not report them. */
  takeTroubles(): string[] | undefined;
  close(): Promise<void>;
}

export interface Engine {
  name: string;
  /** Debian packages that bring it. */
  packages: readonly string[];
  isInstalled(): boolean;
  /** Known faults of the engine itself: reported instead of failing the test. */
  faults?: { heights?: string };
  launch(): Promise<Driver>;
}

export interface Size {
  width: number;
  height: number;
}

/** The viewport in every engine, in CSS pixels: as narrow as a desktop browser lets its window become. */
export const VIEWPORT: Size = { width: 500, height: 900 };

const PATIENCE_MS = 60_000;
const PAUSE_MS = 50;

/**
 * Waits until something holds inside the page.
 * @throws Error after a minute, which a busy machine may need, with what was waited for
 */
export async function waitUntil<Argument>(
  driver: Driver,
  what: string,
  holds: (argument: Argument) => boolean | Promise<boolean>,
  argument?: Argument,
): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await driver.run(holds, argument))) {
    if (Date.now() > end) throw new Error(`waited in vain until ${what}`);
    await new Promise((resolve) => {
      setTimeout(resolve, PAUSE_MS);
    });
  }
}
