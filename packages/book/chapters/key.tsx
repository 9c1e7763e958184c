import type { ReactElement } from 'react';
import { KEY } from '../../arabic/transliteration/key.ts';
import { ArabicWords, Latin } from '../arabic.tsx';
import type { Chapter } from '../chapter.ts';

const TITLE = 'How to read the transliteration';
const ARABIC_RUN = /([\u0600-\u06ff]+)/;

/** A note in English; each run of Arabic in it says that it is Arabic. */
const Note = ({ text }: { text: string }): ReactElement => (
  <>
    {' – '}
    {text.split(ARABIC_RUN).map((part, index) =>
      // What is split by a group alternates: every second part is a run of Arabic.
      index % 2 === 1 ? <ArabicWords key={part} text={part} /> : part,
    )}
  </>
);

const KeyBody = (): ReactElement => (
  <>
    <h1>{TITLE}</h1>
    <p>
      Under each text stands how it is read aloud, for those who are still learning Arabic. One set of rules makes it from the vowelled
      Arabic, so that a sound is written in the same way everywhere. At a pause the last short vowel falls silent, and words that flow into
      each other are joined by a hyphen. It is a help towards the Arabic and does not take its place.
    </p>
    <table className="key">
      <thead>
        <tr>
          <th scope="col">Arabic</th>
          <th scope="col">Written</th>
          <th scope="col">Name</th>
        </tr>
      </thead>
      <tbody>
        {KEY.map(({ arabic, name, precise, note }) => (
          <tr key={arabic}>
            <td>
              <ArabicWords text={arabic} />
            </td>
            <td>
              <Latin text={precise} />
            </td>
            <td>
              <Latin text={name} />
              {note ? <Note text={note} /> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);

/** The engine's own table, as a key for readers. */
export const keyChapter = (): Chapter => ({ address: '/key', title: TITLE, matter: 'frontmatter', body: <KeyBody /> });
