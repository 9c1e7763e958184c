/** Told where nothing has an id: that it was withdrawn, or which ids come near. */

/** How many of the first letters of an id another one shares. */
const sharedStart = (one: string, other: string): number => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
};

/** An id that nothing has. */
export class UnknownIdError extends Error {
  override name = 'UnknownIdError';

  /** As it was asked for. */
  readonly id: string;
  /** Set where a text or page had it and was withdrawn. */
  readonly withdrawn: boolean;

  constructor(id: string, message: string, withdrawn = false) {
    super(message);
    this.id = id;
    this.withdrawn = withdrawn;
  }

  /** For an id that was published once. */
  static withdrawn(id: string, what: string): UnknownIdError {
    return new UnknownIdError(id, `the ${what} "${id}" was withdrawn; its id is never given to another`, true);
  }

  /** For an id that was never published. @param known every id that is */
  static among(id: string, what: string, known: readonly string[]): UnknownIdError {
    const nearest = known.toSorted((a, b) => sharedStart(b, id) - sharedStart(a, id)).slice(0, 3);
    return new UnknownIdError(id, `there is no ${what} "${id}"; the nearest are ${nearest.join(', ')}`);
  }
}
