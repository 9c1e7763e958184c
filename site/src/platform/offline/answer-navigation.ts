/** The service worker's answer to a navigation: the network's document, else the shell of the offline copy. */
import { SITE_DOCUMENT_META_TAG } from '../../../../packages/core/site-document-meta-tag.ts';

/** After this the offline copy answers, since the network may never do. */
const MAX_NETWORK_WAIT_MS = 4000;
const NOT_FOUND_STATUS = 404;
const DOCUMENT_END = /<\/html>\s*$/i;

/** Whether a response is a complete document of the site. Reads a clone, so the response can still be returned. */
async function isOurDocument(answer: Response): Promise<boolean> {
  if (!answer.ok && answer.status !== NOT_FOUND_STATUS) return false;
  const text = await answer.clone().text();
  return text.includes(SITE_DOCUMENT_META_TAG) && DOCUMENT_END.test(text);
}

/** The network's answer where it is a document of the site or a redirection, which the browser follows; undefined for any other. */
async function siteDocumentOf(answering: Promise<Response>): Promise<Response | undefined> {
  try {
    const answer = await answering;
    return answer.type === 'opaqueredirect' || (await isOurDocument(answer)) ? answer : undefined;
  } catch {
    // There is no network, or the connection broke.
    return undefined;
  }
}

/**
 * Answers a navigation: by the network's document, so that a reader with a network has the newest text. After four seconds, without
 * a network, or where the answer is none of the site's documents, by the shell.
 * @param answering the network's answer
 * @param shell the document of the offline copy; undefined where the browser has thrown the copy away
 */
export async function answerNavigation(answering: Promise<Response>, shell: () => Promise<Response | undefined>): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), MAX_NETWORK_WAIT_MS);
  });
  const page = await Promise.race([siteDocumentOf(answering), tooLate]);
  clearTimeout(timer);
  if (page) return page;
  // Without the offline copy, only the network's answer is left.
  return (await shell()) ?? answering.catch(() => Response.error());
}

/**
 * Answers a navigation whose address holds a text that the reader shares: by the shell, so that the text stays on the device. Only where
 * the browser has thrown the copy away is the network asked.
 */
export const answerShareTarget = async (request: Request, shell: () => Promise<Response | undefined>): Promise<Response> =>
  (await shell()) ?? fetch(request);

/** Whether an address is a page's. What ends like a file (the book, the published data, a picture) is the browser's own matter. */
export const isPageAddress = ({ pathname }: URL): boolean => !/\.(?!html$)[a-z0-9]+$/i.test(pathname);
