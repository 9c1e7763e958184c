import { type ReactElement, useState } from 'react';
import { Link } from 'react-router';
import { DelayedLoading } from '../../ui/loading.tsx';
import { namesOfRows } from '../../ui/names-of-rows.ts';
import { daysUntilDue, dueDuas, isKnown, whenText } from './due.ts';
import type { LearningRecord } from './learned-dua.ts';
import { useLearnedDuas } from './use-learning.ts';
import { useToday } from '../counting/use-today.ts';
import { SESSION_SIZE, learnedWithTakenOut } from './order.ts';
import { addStyles } from '../../platform/add-styles.ts';
import { NothingLearned } from './nothing-learned.tsx';
import styles from './learn.css?inline';
import { LearnedRow } from './learned-row.tsx';
import { NotLoaded } from './not-loaded.tsx';
import { takeOutOfLearning } from './take-out-of-learning.ts';
import { useCards } from '../saved/use-cards.ts';
import { focusHeading } from '../../platform/navigation/focus-heading.ts';
import * as messages from '../../../../packages/core/messages/learn.ts';

addStyles(styles);

/** Link that starts a session of the due duas, or a note that none is due. */
function DueDuasLink({ count, next }: { count: number; next: string | undefined }): ReactElement {
  if (count === 0) return <p className="empty">{next ? messages.nothingDueNext({ when: next }) : messages.nothingDue}</p>;
  return (
    <p>
      <Link to="/learn?session=today" className="button button-main">
        {count > SESSION_SIZE ? messages.beginWith({ count: SESSION_SIZE }) : messages.begin}
      </Link>
    </p>
  );
}

interface DuaSectionProps {
  title: string;
  duas: readonly LearningRecord[];
  /** Above the rows. */
  children?: ReactElement;
  row: (dua: LearningRecord) => ReactElement | null;
}

function DuaSection({ title, duas, children, row }: DuaSectionProps): ReactElement | null {
  if (duas.length === 0 && !children) return null;
  return (
    <section className="learn-list">
      <h2>{title}</h2>
      {children}
      {duas.length > 0 ? <ul>{duas.map(row)}</ul> : null}
    </section>
  );
}

function takeOutUnknown(ids: readonly string[]): void {
  // The button disappears with the duas, so the heading gets the focus.
  focusHeading();
  takeOutOfLearning(ids);
}

/** Lists ids that this version does not have, with a button to remove them. They stay until the reader does so. */
function UnknownDuas({ ids }: { ids: readonly string[] }): ReactElement {
  return (
    <div className="empty notice">
      <p>{messages.notInVersion({ count: ids.length, duas: ids.join(', ') })}</p>
      <button type="button" className="button" onClick={() => takeOutUnknown(ids)}>
        {messages.takeOutUnknown({ count: ids.length })}
      </button>
    </div>
  );
}

/** The duas removed while the lists are open, by id: a row offers to restore each. */
type TakenOutDuas = ReadonlyMap<string, { dua: LearningRecord; putBack: () => void }>;

interface LearnedListsProps {
  learned: readonly LearningRecord[];
  takenOut: TakenOutDuas;
  onTakenOut: (takenOut: TakenOutDuas) => void;
}

function LearnedLists({ learned, takenOut, onTakenOut }: LearnedListsProps): ReactElement {
  const now = useToday();
  const isTakenOut = ({ home }: LearningRecord): boolean => !learned.some((dua) => dua.home === home);
  const duas = learnedWithTakenOut(
    learned,
    [...takenOut.values()].map(({ dua }) => dua),
  );
  const { value: lookup, failed, retry } = useCards(duas);
  if (failed) return <NotLoaded retry={retry} />;
  if (!lookup) return <DelayedLoading />;
  const cards = new Map(lookup.found.map((found) => [found.card.permanentId, found]));
  const here = duas.filter(({ home }) => cards.has(home));
  const due = dueDuas(here, now);
  const later = here
    .filter((dua) => !due.includes(dua))
    .toSorted((a, b) => daysUntilDue(a, now) - daysUntilDue(b, now) || a.home.localeCompare(b.home));
  const soonest = later.find((dua) => !isTakenOut(dua));
  const notYetKnown = later.filter((dua) => !isKnown(dua));
  const known = later.filter(isKnown);
  const rows = [...due, ...notYetKnown, ...known];
  const titles = rows.map(({ home }) => cards.get(home)?.card.title ?? cards.get(home)?.pageTitle ?? '');
  const names = namesOfRows(titles, messages.titleAtPosition);
  const row = (dua: LearningRecord): ReactElement | null => {
    const card = cards.get(dua.home);
    if (!card) return null;
    return (
      <LearnedRow
        key={dua.home}
        dua={dua}
        card={card}
        name={names[rows.indexOf(dua)] ?? ''}
        now={now}
        isTakenOut={isTakenOut(dua)}
        onTakeOut={() => onTakenOut(new Map([...takenOut, [dua.home, { dua, putBack: takeOutOfLearning([dua.home]) }]]))}
        onPutBack={() => takenOut.get(dua.home)?.putBack()}
      />
    );
  };
  return (
    <>
      <DuaSection title={messages.dueToday} duas={due} row={row}>
        <DueDuasLink count={due.filter((dua) => !isTakenOut(dua)).length} next={soonest && whenText(daysUntilDue(soonest, now), now)} />
      </DuaSection>
      <DuaSection title={messages.learning} duas={notYetKnown} row={row} />
      <DuaSection title={messages.knownByHeart} duas={known} row={row} />
      {lookup.missing.length > 0 ? <UnknownDuas ids={lookup.missing} /> : null}
    </>
  );
}

/** The learned duas: due today, learning, known by heart; or how to begin. */
export function LearnedDuas(): ReactElement {
  const learned = useLearnedDuas();
  const [takenOut, setTakenOut] = useState<TakenOutDuas>(new Map());
  return learned.length + takenOut.size === 0 ? (
    <NothingLearned />
  ) : (
    <LearnedLists learned={learned} takenOut={takenOut} onTakenOut={setTakenOut} />
  );
}
