import type { ReactElement } from 'react';
import { PROGRAM_LICENCE, READING_LICENCES } from '../../../text/licences.ts';
import { ScreenHeader } from '../../components/screen-header.tsx';
import { NAME, site } from '../../site.ts';
import { Book } from './book.tsx';
import { Checked } from './checked.tsx';
import { Grades } from './grades.tsx';
import { Numbering } from './numbering.tsx';
import { TransliterationKey } from './transliteration-key.tsx';

/** What the app is, where its texts come from, and how to read them. */
export default function About(): ReactElement {
  return (
    <>
      <ScreenHeader title="About this app" back={{ to: '/', label: 'home' }} />
      <main className="prose">
        <p>
          {NAME} is a reference of authentic supplications and remembrances from the Qur’an and the Sunnah: for the morning and the evening,
          for prayer, for the moments of the day, for joy and for hardship. Each has its Arabic, a transliteration, a translation and its
          source.
        </p>
        <h2>Where the texts come from</h2>
        <p>
          The choice and order of many supplications are adapted from <cite>Hisn al-Muslim</cite>, “Fortress of the Muslim”, the well-known
          collection of authentic supplications by Sa’id ibn Ali ibn Wahf al-Qahtani, may Allah have mercy on him. The Arabic of each
          narration was held, letter by letter, against the hadith collections that it is cited from.
        </p>
        <p>
          The verses of the Qur’an are in Uthmani script, in the reading of Hafs from Asim. The English of verses and narrations is our own,
          made from the Arabic; the source under each verse leads to well-known translations of it.
        </p>
        <Book />
        <h2 id="checked">How it is checked</h2>
        <Checked />
        <h2 id="grades">What the grades mean</h2>
        <Grades />
        <h2 id="numbering">How narrations are numbered</h2>
        <Numbering />
        <h2 id="transliteration">The transliteration</h2>
        <p>
          A transliteration was added to every text for readers who are still learning Arabic. One set of rules makes all of it from the
          vowelled Arabic, so that a sound is written in the same way everywhere. It shows the words as they are read aloud: at a pause the
          last short vowel falls silent, and words that flow into each other are joined by a hyphen. It is a help towards the Arabic and
          does not take its place.
        </p>
        <details className="fold">
          <summary>The key: how each letter is written</summary>
          <TransliterationKey />
        </details>
        <h2>For other apps</h2>
        <p>
          All texts can be had as data, with their sounds, meanings and sources, and with the transliteration of the whole Qur’an, so that
          every app can be right. <a href={`${import.meta.env.BASE_URL}data/v1/README.md`}>How to read them</a> says what there is and what
          never changes; <a href={`${import.meta.env.BASE_URL}data/v1/manifest.json`}>the list of the files</a> says under which licence.
        </p>
        <h2>Licences</h2>
        <details className="fold">
          <summary>Under which licence each part may be passed on</summary>
          <dl className="facts">
            {[PROGRAM_LICENCE, ...READING_LICENCES].map(({ what, licence, link }) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{link ? <a href={link}>{licence}</a> : licence}</dd>
              </div>
            ))}
          </dl>
        </details>
        <p className="version">Version {site.version}</p>
        <p className="blessing">
          May Allah accept it from all who had a part in it and all who pray with it, forgive our mistakes, and send His blessings and peace
          upon our Prophet Muhammad{'\u00a0'}ﷺ, his family and his companions.
        </p>
      </main>
    </>
  );
}
