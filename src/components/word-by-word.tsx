import { Fragment, type ReactElement } from 'react';
import { wordMeanings } from '../../text/meanings.ts';
import type { Card } from '../../text/model.ts';
import { wordPieces } from '../../text/transliteration/stored-words.ts';
import { useOptionalPart } from '../parts/use-part.ts';
import type { UnderWords } from '../preferences/preferences.ts';
import { usePreferences } from '../preferences/use-preferences.ts';
import { meaningsPart } from '../words/meanings.ts';
import { type ExplainedText, WithName } from './arabic.tsx';

interface WordByWordProps {
  card: Card;
  explained: ExplainedText;
}

interface ExplainedWord {
  word: string;
  sound: string;
  meaning: string;
}

/** The place of a name says nothing of its own under it. */
const ownMeaning = (meaning = ''): string => (meaning.startsWith('{') ? '' : meaning);

/** The words of each line with what belongs to them. The transliteration goes line for line and word for word with the text. */
function explainedLines({ arabic, transliteration }: Card, meanings: readonly string[]): ExplainedWord[][] {
  const pieces = transliteration.split('\n').map(wordPieces);
  let place = 0;
  return arabic
    .split('\n')
    .map((line, l) => line.split(' ').map((word, w) => ({ word, sound: pieces[l]?.[w] ?? '', meaning: ownMeaning(meanings[place++]) })));
}

function Word({ word, sound, meaning, under }: ExplainedWord & { under: UnderWords }): ReactElement {
  return (
    <span className="word">
      <WithName text={word} />
      {under === 'meaning' ? null : (
        <span className="word-sound" lang="ar-Latn" dir="ltr">
          {sound}
        </span>
      )}
      {under === 'sound' || !meaning ? null : (
        <span className="word-meaning" lang="en" dir="ltr" translate="yes">
          {meaning}
        </span>
      )}
    </span>
  );
}

function Lines({ card, explained, under, meanings }: WordByWordProps & { under: UnderWords; meanings: readonly string[] }): ReactElement {
  return (
    <p className={`arabic arabic-${card.script} arabic-words`} lang="ar" dir="rtl" translate="no" {...explained}>
      {explainedLines(card, meanings).map((line, l) => (
        // Fixed text: the place of a word is its identity.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={l}>
          {l > 0 ? '\n' : ''}
          {line.map((one, w) => (
            // oxlint-disable-next-line react/no-array-index-key
            <Fragment key={w}>
              {w > 0 ? ' ' : ''}
              <Word {...one} under={under} />
            </Fragment>
          ))}
        </Fragment>
      ))}
    </p>
  );
}

/** Until the meanings are there, and where they do not come, the words stand with what else was asked for. */
function WithMeanings({ card, ...rest }: WordByWordProps & { under: UnderWords }): ReactElement {
  const all = useOptionalPart(meaningsPart(card.home));
  const stored = all.status === 'ready' ? all.value[card.home] : undefined;
  return <Lines card={card} {...rest} meanings={stored === undefined ? [] : wordMeanings(stored)} />;
}

/**
 * Arabic with its transliteration, its meaning or both under each word. Copying takes the Arabic alone. Plain elements rather
 * than `<ruby>`, of which browsers tell screen readers the sound twice.
 */
export default function WordByWord(props: WordByWordProps): ReactElement {
  const { underWords: under } = usePreferences();
  return under === 'sound' ? <Lines {...props} under={under} meanings={[]} /> : <WithMeanings {...props} under={under} />;
}
