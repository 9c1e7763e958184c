/** A page with Arabic faces of its own must not fetch the whole ones: engines differ in how early they ask for what stands next. */
import type { Driver } from './driver.ts';

const loadedFaces = async (): Promise<string[]> => {
  await document.fonts.ready;
  return [...document.fonts].filter(({ status }) => status !== 'unloaded').map(({ family }) => family.replaceAll(/["']/g, ''));
};

/** @param faces families of the page that is open @returns findings */
export async function ownArabicFindings(driver: Driver, faces: readonly { family: string; own: boolean }[]): Promise<string[]> {
  const loaded = await driver.run(loadedFaces);
  return faces
    .filter(({ family, own }) => loaded.includes(family) !== own)
    .map(({ family, own }) => `${family} was ${own ? 'not ' : ''}asked for`);
}
