import { type FaultyContent, arabicHeadingFixtureFiles } from '../test/fixture.ts';

export const faultyContents: readonly FaultyContent[] = [
  { wrong: 'a mark on no letter', files: arabicHeadingFixtureFiles('لَيْلَةُ \\u064eقَدْرٍ'), says: 'stands on no letter' },
  { wrong: 'two vowels', files: arabicHeadingFixtureFiles('لَيْلَ\\u064eةُ'), says: 'two vowels' },
  { wrong: 'two shaddas', files: arabicHeadingFixtureFiles('رَبّ\\u0651َ'), says: 'two shaddas' },
  { wrong: 'a sukun beside a vowel', files: arabicHeadingFixtureFiles('لَيْ\\u064eلَةُ'), says: 'a sukun stands beside fatha' },
  { wrong: 'the vowel before the shadda', files: arabicHeadingFixtureFiles('رَبَ\\u0651نَا'), says: 'before the shadda' },
  { wrong: 'one fault in two words', files: arabicHeadingFixtureFiles('رَبَ\\u0651نَا وَرَبُ\\u0651'), says: 'رَبَ\u0651نَا, وَرَبُ\u0651' },
];
