/**
 * The texts of a build, which stand in files of their own (`tools/content-files`): the page names a list, the list the parts of
 * each text. All names carry the hash of what they name, so a page gets the texts of its own version and no others.
 */
import { resource, type Resource } from '../loading/resource.ts';
import { fetchHashed } from './fetch-hashed.ts';

const LIST = 'content-files';

type PartsByText = Readonly<Record<string, readonly string[]>>;

const list = resource(
  async () => JSON.parse(await fetchHashed(document.querySelector<HTMLMetaElement>(`meta[name="${LIST}"]`)?.content ?? '')) as PartsByText,
);

const texts = new Map<string, Resource<{ default: unknown }>>();

const textResource = (name: string): Resource<{ default: unknown }> =>
  resource(async () => {
    const parts = (await list.load())[name];
    if (!parts) throw new Error(`there is no text "${name}"`);
    const sources = await Promise.all(parts.map((part) => fetchHashed(`${import.meta.env.BASE_URL}assets/${part}`)));
    return { default: JSON.parse(sources.join('')) as unknown };
  });

/**
 * A text of the content, in the shape of a module.
 * @param name for example `category/prayer`
 * @throws Error where it does not come
 */
export function contentFile(name: string): Promise<{ default: unknown }> {
  const text = texts.get(name) ?? textResource(name);
  texts.set(name, text);
  return text.load();
}
