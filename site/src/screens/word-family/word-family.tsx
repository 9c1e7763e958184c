import type { ReactElement } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { RootFamily, RootWordForm, RootWord } from '../../../../packages/core/model.ts';
import { ROOTS_ADDRESS } from '../../../../packages/core/roots.ts';
import { pathOfAddress } from '../../platform/navigation/previous-page.ts';
import type { ParentLink } from '../../platform/navigation/use-back-link-target.ts';
import { usePreviousPage } from '../../platform/navigation/use-previous-page.ts';
import { PreferencesButton } from '../../features/preferences/preferences-button.tsx';
import { RootLetters } from '../../features/roots/root-letters.tsx';
import { ArabicParagraph, TextWithNameSlot } from '../../ui/arabic.tsx';
import { ScreenHeader } from '../../ui/screen-header.tsx';
import { Transliteration } from '../../ui/transliteration.tsx';
import * as messages from '../../../../packages/core/messages/roots.ts';
import * as screenMessages from '../../../../packages/core/messages/screens.ts';

const Form = ({ form: { arabic, script, transliteration, meaning } }: { form: RootWordForm }): ReactElement => (
  <li className="root-form">
    <ArabicParagraph text={arabic} script={script} />
    <Transliteration stored={transliteration} />
    <p className="root-meaning">{meaning}</p>
  </li>
);

/** A word in dictionary form, and the forms in which the duas have it. */
const Word = ({ word: { arabic, transliteration, forms } }: { word: RootWord }): ReactElement => (
  <li className="root-word card">
    <div className="root-lemma">
      <ArabicParagraph text={arabic} script="naskh" />
      <Transliteration stored={transliteration} />
    </div>
    <ul className="root-forms">
      {forms.map((form) => (
        <Form key={`${form.script} ${form.arabic}`} form={form} />
      ))}
    </ul>
  </li>
);

/** Links to the duas that have a word of the root, below the link to their page. */
const Duas = ({ pages, count }: Pick<RootFamily, 'pages' | 'count'>): ReactElement => (
  <section className="root-part" aria-labelledby="duas">
    <h2 id="duas">{messages.inDuas({ count })}</h2>
    <ul className="root-pages">
      {pages.map(({ path, title, duas }) => (
        <li key={path} className="root-page">
          <h3>
            <Link to={path}>{title}</Link>
          </h3>
          <ul>
            {duas.map(({ id, title: dua }) => (
              <li key={id}>
                <Link to={`${path}#${id}`}>
                  <TextWithNameSlot text={dua} />
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </section>
);

/** The page that the reader came from, where it has the root; else the list of roots. */
function useBackLink(pages: RootFamily['pages']): ParentLink {
  const before = usePreviousPage();
  const from = before && pages.find(({ path }) => path === pathOfAddress(before.address));
  return before && from ? { to: before.address, label: from.title } : { to: ROOTS_ADDRESS, label: screenMessages.wordsTitle };
}

/** One root: what it is about, its words with their forms, and the duas that have them. */
export default function WordFamily(): ReactElement {
  const { letters, name, sense, count, words, pages } = useLoaderData<RootFamily>();
  const back = useBackLink(pages);
  return (
    <>
      <ScreenHeader title={messages.root({ root: name })} subtitle={sense} back={back} tools={<PreferencesButton />} />
      <main className="word-family">
        <p className="root-head">
          <RootLetters letters={letters} />
        </p>
        <section className="root-part" aria-labelledby="words">
          <h2 id="words">{messages.itsWords}</h2>
          <ul className="root-words">
            {words.map((word) => (
              <Word key={word.arabic} word={word} />
            ))}
          </ul>
        </section>
        <Duas pages={pages} count={count} />
      </main>
    </>
  );
}
