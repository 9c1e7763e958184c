/** A message can bring any number of words that are never seen again. */
const MOST_REMEMBERED = 50_000;

/** A function of a word that works once for each: messages and texts are made of the same words. */
export function remembered<Value>(make: (word: string) => Value): (word: string) => Value {
  const memory = new Map<string, Value>();
  return (word) => {
    const known = memory.get(word);
    if (known !== undefined) return known;
    const made = make(word);
    if (memory.size > MOST_REMEMBERED) memory.clear();
    memory.set(word, made);
    return made;
  };
}
