import type { ReactElement } from 'react';
import * as messages from '../../core/messages/needs.ts';
import * as screenMessages from '../../core/messages/screens.ts';
import type { NeedGroup } from '../../core/model.ts';
import { groupNeedsByLetter } from '../../core/needs-by-letter.ts';
import { type Chapter, chapterHref } from '../chapter.ts';

const TITLE = screenMessages.needsTitle;
const A_TO_Z_SECTION = { id: 'a-to-z', title: messages.fromAToZ };

const Group = ({ group: { id, title, needs } }: { group: NeedGroup }): ReactElement => (
  <section id={id} className="more">
    <h2>{title}</h2>
    <dl className="index">
      {needs.map((need) => (
        <div key={need.id} id={need.id}>
          <dt>{need.need}</dt>
          {need.texts.map((text) => (
            <dd key={text.to}>
              <a href={chapterHref(text.to)}>{text.title}</a>
              {text.menu ? <small> ({text.menu})</small> : null}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  </section>
);

const NeedsAToZ = ({ groups }: { groups: readonly NeedGroup[] }): ReactElement => (
  <section id={A_TO_Z_SECTION.id} className="more">
    <h2>{A_TO_Z_SECTION.title}</h2>
    <dl className="index">
      {groupNeedsByLetter(groups).map(({ letter, needs }) => (
        <div key={letter}>
          <dt>{letter}</dt>
          {needs.map(({ id, need }) => (
            <dd key={id}>
              <a href={`#${id}`}>{need}</a>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  </section>
);

const NeedsBody = ({ groups }: { groups: readonly NeedGroup[] }): ReactElement => (
  <>
    <h1 className="part">{TITLE}</h1>
    <p className="subtitle">{messages.subtitle}</p>
    {groups.map((group) => (
      <Group key={group.id} group={group} />
    ))}
    <NeedsAToZ groups={groups} />
  </>
);

/** The index of the book: situations and feelings, each with links to suitable texts. */
export const needsChapter = (groups: readonly NeedGroup[]): Chapter => ({
  address: '/needs',
  title: TITLE,
  matter: 'backmatter',
  body: <NeedsBody groups={groups} />,
  places: [...groups.map(({ id, title }) => ({ id, title })), A_TO_Z_SECTION],
});
