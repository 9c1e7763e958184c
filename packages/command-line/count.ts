/** Words numbers in the messages of commands and checks. */

/**
 * A number with its noun: "1 text", "3 texts".
 * @param several the noun where it is not one, if it does not end in "s" then
 */
export const countWithNoun = (count: number, noun: string, several = `${noun}s`): string => `${count} ${count === 1 ? noun : several}`;
