/** Words numbers in the messages of commands and checks. */

/**
 * A number with its noun: "1 text", "3 texts".
 * @param several the plural, where it is not the noun with an "s"
 */
export const countWithNoun = (count: number, noun: string, several = `${noun}s`): string => `${count} ${count === 1 ? noun : several}`;
