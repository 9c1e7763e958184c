/**
 * Fetches JSON.
 * @returns undefined for any other text, such as the page of a captive portal or half of a file
 * @throws Error where the status is an error
 */
async function requestJsonOrUndefined(address: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(address, { cache });
  if (!response.ok) throw new Error(`${address} was answered with the status ${response.status}`);
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Fetches a JSON file. The HTTP cache may keep a wrong answer for a year: after one, the file is fetched once more past the
 * cache.
 * @throws Error where the fetch fails
 */
export async function fetchJson(address: string): Promise<unknown> {
  const value = (await requestJsonOrUndefined(address, 'default')) ?? (await requestJsonOrUndefined(address, 'reload'));
  if (value === undefined) throw new Error(`${address} did not come`);
  return value;
}
