/** The app takes over the page of every family of words. */
import { testHydrationOfSections } from './hydrate-documents.tsx';

testHydrationOfSections((section) => section === 'words');
