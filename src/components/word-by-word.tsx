import { Fragment, type ReactElement } from 'react';
import type { Script } from '../../text/model.ts';
import { wordPieces } from '../../text/transliteration/stored-words.ts';

interface WordByWordProps {
  text: string;
  script: Script;
  /** Stored transliteration of the same text, line for line and word for word. */
  transliteration: string;
}

interface Pair {
  word: string;
  piece: string;
}

/** Words of each line with the piece that belongs to them. */
function pairs(text: string, transliteration: string): Pair[][] {
  const pieces = transliteration.split('\n').map(wordPieces);
  return text.split('\n').map((line, l) => line.split(' ').map((word, w) => ({ word, piece: pieces[l]?.[w] ?? '' })));
}

/**
 * Arabic with its transliteration under each word. Copying takes the Arabic alone. Plain elements rather than `<ruby>`, of which
 * browsers tell screen readers the sound twice.
 */
export default function WordByWord({ text, script, transliteration }: WordByWordProps): ReactElement {
  return (
    <p className={`arabic arabic-${script} arabic-words`} lang="ar" dir="rtl" translate="no">
      {pairs(text, transliteration).map((line, l) => (
        // Fixed text: the place of a word is its identity.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={l}>
          {l > 0 ? '\n' : ''}
          {line.map(({ word, piece }, w) => (
            // oxlint-disable-next-line react/no-array-index-key
            <Fragment key={w}>
              {w > 0 ? ' ' : ''}
              <span className="word">
                {word}
                <span className="word-sound" lang="ar-Latn" dir="ltr">
                  {piece}
                </span>
              </span>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </p>
  );
}
