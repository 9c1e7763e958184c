/** Bounds the memory: messages bring any number of words that never come again. */
const MAX_MEMOIZED_WORDS = 50_000;

/** Memoizes a function of a word: messages and texts repeat the same words. */
export function memoizeByWord<Value>(make: (word: string) => Value): (word: string) => Value {
  const memory = new Map<string, Value>();
  return (word) => {
    const known = memory.get(word);
    if (known !== undefined) return known;
    const made = make(word);
    if (memory.size > MAX_MEMOIZED_WORDS) memory.clear();
    memory.set(word, made);
    return made;
  };
}
