/** The app takes over every page; the families of words, which are more than half of them, do so in a file of their own. */
import { testHydration } from './hydrate-documents.tsx';

testHydration((section) => section !== 'words');
