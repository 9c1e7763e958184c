import type { ReactElement } from 'react';
import { SITE_LICENCES } from '../../../../packages/core/licences.ts';
import { ScreenHeader } from '../../ui/screen-header.tsx';
import { NAME, site } from '../../platform/site.ts';
import { BookDownload } from './book.tsx';
import { TextChecksExplanation } from './text-checks-explanation.tsx';
import { GradeExplanations } from './grades.tsx';
import { CollectionNumbering } from './numbering.tsx';
import { TransliterationKey } from './transliteration-key.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import * as screenMessages from '../../../../packages/core/messages/screens.ts';
import * as messages from '../../../../packages/core/messages/about.ts';
import * as commonMessages from '../../../../packages/core/messages/common.ts';

/** Each language has its own data. */
const PUBLISHED_DATA_FOLDER = `${import.meta.env.BASE_URL}data/`;

/** The purpose of the app, the sources of its texts, and how to read them. */
export default function About(): ReactElement {
  return (
    <>
      <ScreenHeader title={screenMessages.aboutTitle} back={{ to: '/', label: commonMessages.home }} />
      <main className="prose">
        <p>{messages.introduction({ name: NAME })}</p>
        <h2>{messages.originTitle}</h2>
        <p>
          <RichText message={messages.origin} elements={{ cite: (text) => <cite>{text}</cite> }} />
        </p>
        <p>{messages.verses}</p>
        <BookDownload />
        <h2 id="checked">{messages.checkedTitle}</h2>
        <TextChecksExplanation />
        <h2 id="grades">{messages.gradesTitle}</h2>
        <GradeExplanations />
        <h2 id="numbering">{messages.numberingTitle}</h2>
        <CollectionNumbering />
        <h2 id="transliteration">{messages.transliterationTitle}</h2>
        <p>{messages.transliteration}</p>
        <details className="fold">
          <summary>{messages.keyTitle}</summary>
          <TransliterationKey />
        </details>
        <h2>{messages.dataTitle}</h2>
        <p>
          <RichText
            message={messages.data}
            elements={{
              guide: (text) => <a href={`${PUBLISHED_DATA_FOLDER}v1/README.md`}>{text}</a>,
              list: (text) => <a href={`${PUBLISHED_DATA_FOLDER}v1/manifest.json`}>{text}</a>,
            }}
          />
        </p>
        <h2>{messages.licencesTitle}</h2>
        <details className="fold">
          <summary>{messages.licencesSummary}</summary>
          <dl className="facts">
            {SITE_LICENCES.map(({ what, licence, link }) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{link ? <a href={link}>{licence}</a> : licence}</dd>
              </div>
            ))}
          </dl>
        </details>
        <p className="version">{messages.version({ version: site.version })}</p>
        <p className="blessing">{messages.blessing}</p>
      </main>
    </>
  );
}
