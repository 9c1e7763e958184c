import type { ReactElement } from 'react';
import { isNameInOwnScript, runsOf } from '../../core/arabic-runs.ts';
import { KEY } from '../../core/key.ts';
import * as aboutMessages from '../../core/messages/about.ts';
import * as messages from '../../core/messages/book.ts';
import { ArabicWords, ArabicInLatinLetters } from '../arabic.tsx';
import type { Chapter } from '../chapter.ts';

const TITLE = messages.keyTitle;

/** A note; each run of Arabic in it says that it is Arabic. */
const Note = ({ text }: { text: string }): ReactElement => (
  <>
    {' – '}
    {runsOf(text).map(({ text: part, isArabic }) => (isArabic ? <ArabicWords key={part} text={part} /> : part))}
  </>
);

const KeyBody = (): ReactElement => (
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
        {KEY.map(({ arabic, name, precise, note }) => (
          <tr key={arabic}>
            <td>
              <ArabicWords text={arabic} />
            </td>
            <td>
              <ArabicInLatinLetters text={precise} />
            </td>
            <td>
              {isNameInOwnScript(name) ? name : <ArabicInLatinLetters text={name} />}
              {note ? <Note text={note} /> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);

/** The legend of the transliteration, made from the table that the transliteration engine uses. */
export const keyChapter = (): Chapter => ({ address: '/key', title: TITLE, matter: 'frontmatter', body: <KeyBody /> });
