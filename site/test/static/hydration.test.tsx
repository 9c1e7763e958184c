/** The app takes over every page; the families of words, which are more than half of them, do so in a file of their own. */
import { testHydrationOfSections } from './hydrate-documents.tsx';

testHydrationOfSections((section) => section !== 'words');
