import type { ReactElement } from 'react';
import { Link, useLoaderData } from 'react-router';
import type { NeedEntry, NeedGroup, LinkForNeed } from '../../../../packages/core/model.ts';
import { ScreenHeader } from '../../ui/screen-header.tsx';
import { groupNeedsByLetter } from '../../../../packages/core/needs-by-letter.ts';
import { RichText } from '../../ui/rich-text.tsx';
import * as messages from '../../../../packages/core/messages/needs.ts';
import * as screenMessages from '../../../../packages/core/messages/screens.ts';
import * as commonMessages from '../../../../packages/core/messages/common.ts';

const A_TO_Z_ID = 'a-to-z';

/** Link to a text that serves a need, with the title of its menu. */
const NeedLinkItem = ({ text: { to, title, menu } }: { text: LinkForNeed }): ReactElement => (
  <li>
    <Link to={to}>{title}</Link>
    {menu ? <small>{menu}</small> : null}
  </li>
);

const Need = ({ entry: { id, need, texts } }: { entry: NeedEntry }): ReactElement => (
  <li id={id} className="need" tabIndex={-1}>
    <h3>{need}</h3>
    <ul>
      {texts.map((text) => (
        <NeedLinkItem key={text.to} text={text} />
      ))}
    </ul>
  </li>
);

const Group = ({ group: { id, title, needs } }: { group: NeedGroup }): ReactElement => (
  <section className="need-group" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <ul className="needs">
      {needs.map((entry) => (
        <Need key={entry.id} entry={entry} />
      ))}
    </ul>
  </section>
);

/** Every need in alphabetical order, with a link to its place above. */
const AToZ = ({ groups }: { groups: readonly NeedGroup[] }): ReactElement => (
  <section className="need-group" aria-labelledby={A_TO_Z_ID}>
    <h2 id={A_TO_Z_ID}>{messages.fromAToZ}</h2>
    <dl className="need-letters">
      {groupNeedsByLetter(groups).map(({ letter, needs }) => (
        <div key={letter}>
          <dt>{letter}</dt>
          {needs.map(({ id, need }) => (
            <dd key={id}>
              <Link to={`#${id}`}>{need}</Link>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  </section>
);

/** Situations and feelings, each with the texts that serve: by the parts of life, then from A to Z. */
export default function Needs(): ReactElement {
  const groups = useLoaderData<NeedGroup[]>();
  return (
    <>
      <ScreenHeader title={screenMessages.needsTitle} subtitle={messages.subtitle} back={{ to: '/', label: commonMessages.home }} />
      <main className="needs-page">
        <nav className="need-jumps" aria-label={messages.partsOfLife}>
          <ul>
            {[...groups, { id: A_TO_Z_ID, title: messages.aToZ }].map(({ id, title }) => (
              <li key={id}>
                <Link to={`#${id}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
        {groups.map((group) => (
          <Group key={group.id} group={group} />
        ))}
        <AToZ groups={groups} />
        <p className="needs-more">
          <RichText message={messages.moreInSearch} elements={{ search: (text) => <Link to="/search">{text}</Link> }} />
        </p>
      </main>
    </>
  );
}
