/** The error for an unknown id. Its message says that the id was withdrawn or is of another kind, or which ids are similar. */

/** Number of letters that two ids have in common at their beginning. */
const sharedPrefixLength = (one: string, other: string): number => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
};

/** Ids that share fewer letters are not suggested: for an input such as "undefined", no id is similar. */
const FEWEST_SHARED_LETTERS = 3;

/** Thrown for an id that no text or page has. */
export class UnknownIdError extends Error {
  override name = 'UnknownIdError';

  /** The id that was asked for. */
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

  /** For a hadith or a quotation, where a card is asked for. */
  static noCard(id: string): UnknownIdError {
    return new UnknownIdError(id, `"${id}" is no card but a hadith or a quotation; text("${id}") gives it`);
  }

  /** For the id of another kind. @param file that holds it, below the data */
  static elsewhere(id: string, what: string, file: string): UnknownIdError {
    return new UnknownIdError(id, `"${id}" is no ${what}; it stands in misbaha-data/${file.replace(/\.json$/, '')}`);
  }

  /**
   * For an id that was never published.
   * @param asked an id, or any value from a caller without types
   * @param known all valid ids
   */
  static among(asked: unknown, what: string, known: readonly string[]): UnknownIdError {
    const id = String(asked);
    const near = known.filter((one) => sharedPrefixLength(one, id) >= FEWEST_SHARED_LETTERS);
    const nearest = near.toSorted((a, b) => sharedPrefixLength(b, id) - sharedPrefixLength(a, id)).slice(0, 3);
    const remedy = nearest.length ? `the nearest are ${nearest.join(', ')}` : 'misbaha-data/ids lists them all';
    return new UnknownIdError(id, `there is no ${what} "${id}"; ${remedy}`);
  }
}
