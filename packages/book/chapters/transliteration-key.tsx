import type { ReactElement } from 'react';
import { isTextInOwnArabicScript, languageRunsOf } from '../../core/arabic-runs.ts';
import { LOCALIZED_TRANSLITERATION_KEY } from '../../core/transliteration-key.ts';
import * as aboutMessages from '../../core/messages/about.ts';
import * as messages from '../../core/messages/book.ts';
import { InlineArabic, InlineTransliteration } from '../arabic.tsx';
import type { Chapter } from '../chapter.ts';

const TITLE = messages.keyTitle;

/** A note on a letter; its Arabic parts are marked as Arabic. */
const LetterNote = ({ text }: { text: string }): ReactElement => (
  <>
    {' – '}
    {languageRunsOf(text).map(({ text: part, isArabic }) => (isArabic ? <InlineArabic key={part} text={part} /> : part))}
  </>
);

const TransliterationKeyBody = (): ReactElement => (
  <>
    <h1>{TITLE}</h1>
    <p>{messages.key}</p>
    <table className="key">
      <thead>
        <tr>
          <th scope="col">{aboutMessages.keyArabic}</th>
          <th scope="col">{messages.keyWritten}</th>
          <th scope="col">{aboutMessages.keyName}</th>
        </tr>
      </thead>
      <tbody>
        {LOCALIZED_TRANSLITERATION_KEY.map(({ arabic, name, precise, note }) => (
          <tr key={arabic}>
            <td>
              <InlineArabic text={arabic} />
            </td>
            <td>
              <InlineTransliteration text={precise} />
            </td>
            <td>
              {isTextInOwnArabicScript(name) ? name : <InlineTransliteration text={name} />}
              {note ? <LetterNote text={note} /> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);

/** The table of letters and their transliteration, as the transliteration engine uses it. */
export const transliterationKeyChapter = (): Chapter => ({
  address: '/key',
  title: TITLE,
  matter: 'frontmatter',
  body: <TransliterationKeyBody />,
});
