/** The app takes over the page of every family of words. */
import { testHydration } from './hydrate-documents.tsx';

testHydration((section) => section === 'words');
