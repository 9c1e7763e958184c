/**
 * The app hydrates documents of the built site. React must find exactly the markup that it renders itself: it reports no
 * mismatch, the markup stays as it was, and its Arabic is that of the source, code point for code point.
 */
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { loadMatchedLazyRoutes, untilRouterInitialized } from '../../src/app/hydration.ts';
import { PAGE_DATA_ELEMENT_ID, parsePageData } from '../../src/app/page-data.ts';
import { routes } from '../../src/app/routes.tsx';
import { arabicByPath, arabicMismatchFaults } from '../page-arabic.ts';
import { projectLibrary } from '../../../packages/content/test/project-library.ts';
import { type BuiltDocument, builtPages } from './built-documents.ts';

/** The first part of an address; empty on the home page. */
const sectionOf = (path: string): string => path.split('/')[1] ?? '';

const source = arabicByPath(projectLibrary());
const pages = builtPages();
const sections = new Set(pages.map(({ path }) => sectionOf(path)));

/** For a machine that is busy; nothing here measures time. */
const PATIENCE_MS = 60_000;

/** Shows a document as a browser does before any script has run. */
function showDocument({ html, path }: BuiltDocument): HTMLElement {
  const { documentElement } = new DOMParser().parseFromString(html, 'text/html');
  document.documentElement.replaceWith(document.adoptNode(documentElement));
  window.history.replaceState(null, '', path);
  const root = document.querySelector<HTMLElement>('#root');
  if (!root) throw new Error(`${path} has no #root`);
  return root;
}

/** Where two texts begin to differ, with what is around it. */
function difference(before: string, after: string): string[] {
  if (before === after) return [];
  let at = 0;
  while (before[at] === after[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 40), at + 80);
  return [`the markup was "${around(before)}" and became "${around(after)}"`];
}

/** Hydrates a document as `site/src/app/entry-client.tsx` does. @returns what went wrong */
async function faultsOfHydration(built: BuiltDocument): Promise<string[]> {
  const faults: string[] = [];
  const note = vi.spyOn(console, 'error').mockImplementation((...said) => void faults.push(said.map(String).join(' ').slice(0, 400)));
  const root = showDocument(built);
  const before = root.innerHTML;
  await loadMatchedLazyRoutes(routes, built.path, '/');
  const hydrationData = parsePageData(document.querySelector(`#${PAGE_DATA_ELEMENT_ID}`)?.textContent);
  if (!hydrationData) faults.push('there is no data in the page');
  const router = createBrowserRouter(routes, hydrationData ? { hydrationData } : {});
  await untilRouterInitialized(router);
  const app = hydrateRoot(root, <RouterProvider router={router} useTransitions={false} />, {
    onRecoverableError: (error) => faults.push(`React recovered: ${String(error)}`),
  });
  await vi.waitFor(
    () => {
      expect(document.documentElement.dataset['ready']).toBe('');
      // What the page loads by itself has come.
      expect(document.querySelector('.loading')).toBeNull();
    },
    { timeout: PATIENCE_MS, interval: 1 },
  );
  faults.push(...difference(before, root.innerHTML));
  faults.push(...arabicMismatchFaults(document, source.get(built.path)));
  app.unmount();
  router.dispose();
  note.mockRestore();
  return faults;
}

/** Hydrates every page of some sections, one test for each section. Two test files share the sections, to run in parallel. */
export function testHydrationOfSections(isIncluded: (section: string) => boolean): void {
  test.each([...sections].filter(isIncluded))('/%s', async (section) => {
    for (const built of pages.filter(({ path }) => sectionOf(path) === section))
      expect(await faultsOfHydration(built), built.path).toEqual([]);
  });
}
