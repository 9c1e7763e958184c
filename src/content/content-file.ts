/**
 * The texts of a build, which stand in files of their own (`tools/content-files`): the page names a list, the list the parts of
 * each text. All names carry the hash of what they name, so a page gets the texts of its own version and no others.
 */
const LIST = 'content-files';

type PartsByText = Readonly<Record<string, readonly string[]>>;

const asked = new Map<string, Promise<unknown>>();

/** What is asked for, once; what did not come is asked for again. */
function once<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const known = asked.get(key) as Promise<T> | undefined;
  if (known) return known;
  const answer = ask();
  asked.set(key, answer);
  answer.catch(() => asked.delete(key));
  return answer;
}

/** @throws Error where it does not come */
async function textAt(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers with status ${response.status}`);
  return response.text();
}

const list = (): Promise<PartsByText> =>
  once(
    LIST,
    async () => JSON.parse(await textAt(document.querySelector<HTMLMetaElement>(`meta[name="${LIST}"]`)?.content ?? '')) as PartsByText,
  );

/**
 * A text of the content, in the shape of a module.
 * @param name for example `category/prayer`
 * @throws Error where it does not come
 */
export const contentFile = (name: string): Promise<{ default: unknown }> =>
  once(name, async () => {
    const parts = (await list())[name];
    if (!parts) throw new Error(`there is no text "${name}"`);
    const texts = await Promise.all(parts.map((part) => textAt(`${import.meta.env.BASE_URL}assets/${part}`)));
    return { default: JSON.parse(texts.join('')) as unknown };
  });
