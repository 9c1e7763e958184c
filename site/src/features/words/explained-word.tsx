import type { ReactElement } from 'react';
import { DIRECTION, LANGUAGE } from '../../../../packages/core/messages/locale.ts';
import type { Card } from '../../../../packages/core/model.ts';
import { splitTransliterationByWord } from '../../../../packages/arabic/transliteration/stored-transliteration.ts';
import type { UnderWordChoice } from '../../platform/preferences/preferences.ts';
import { withNameSlot } from '../../ui/arabic.tsx';
import { addStyles } from '../../platform/add-styles.ts';
import styles from './word-by-word.css?inline';

addStyles(styles);

export interface WordWithSoundAndMeaning {
  word: string;
  sound: string;
  meaning: string;
}

/** Nothing is written under the placeholder of a name, whose sound and meaning are placeholders too. */
const withoutPlaceholder = (soundOrMeaning = ''): string => (soundOrMeaning.startsWith('{') ? '' : soundOrMeaning);

/** The words of each line with transliteration and meaning, which have as many lines and words as the text. */
export function interlinearLines({ arabic, transliteration }: Card, meanings: readonly string[]): WordWithSoundAndMeaning[][] {
  const pieces = transliteration.split('\n').map(splitTransliterationByWord);
  let wordsBefore = 0;
  return arabic.split('\n').map((line, l) => {
    const words = line.split(' ');
    const first = wordsBefore;
    wordsBefore += words.length;
    return words.map((word, w) => ({
      word,
      sound: withoutPlaceholder(pieces[l]?.[w]),
      meaning: withoutPlaceholder(meanings[first + w]),
    }));
  });
}

/** One word with transliteration, meaning or both under it. */
export function InterlinearWord({ word, sound, meaning, under }: WordWithSoundAndMeaning & { under: UnderWordChoice }): ReactElement {
  return (
    <span className="word">
      {withNameSlot(word)}
      {under === 'meaning' ? null : (
        <span className="word-sound" lang="ar-Latn" dir="ltr">
          {sound}
        </span>
      )}
      {under === 'sound' || !meaning ? null : (
        <span className="word-meaning" lang={LANGUAGE} dir={DIRECTION} translate="yes">
          {meaning}
        </span>
      )}
    </span>
  );
}
