import { type ReactElement, useState } from 'react';
import { useSearchParams } from 'react-router';
import { DelayedLoading } from '../../ui/loading.tsx';
import { namesOfRows } from '../../ui/names-of-rows.ts';
import { cardQueriesOfLearnedDuas, learnedDuas } from './learning.ts';
import { useLearnedDuas } from './use-learning.ts';
import { useToday } from '../counting/use-today.ts';
import { addStyles } from '../../platform/add-styles.ts';
import { ChangeLastAnswerButton } from './change-last-answer.tsx';
import { SessionEnd, type SessionEndProps } from './session-end.tsx';
import styles from './learn.css?inline';
import { NotLoaded } from './not-loaded.tsx';
import { idsOfSession, idsToPractise, SESSION_SIZE } from './order.ts';
import { PracticeCard } from './practice-card.tsx';
import { ROOTS_SESSION_QUERY_VALUE } from './root-course.ts';
import { RootsSession } from './roots-session.tsx';
import { useCards } from '../saved/use-cards.ts';
import { useSessionAnswers } from './use-session-answers.ts';
import * as messages from '../../../../packages/core/messages/learn.ts';

addStyles(styles);

/**
 * The end of a session of duas. Loads the texts of the duas that are due now, to leave out those that this version does not have.
 */
function DuaSessionEnd(props: Omit<SessionEndProps, 'more'>): ReactElement {
  const due = idsToPractise(props.learned, null, useToday());
  const { value: lookup, failed } = useCards(cardQueriesOfLearnedDuas(due));
  if (!lookup && !failed) return <DelayedLoading />;
  // If the texts fail to load, the next session is offered anyway: it reports the failure and lets the reader try again.
  const more = lookup ? idsOfSession(due, new Set(lookup.found.map(({ card }) => card.permanentId))) : due.slice(0, SESSION_SIZE);
  return <SessionEnd {...props} more={more} />;
}

/**
 * A session of duas, one after another: the reader recites each and says how well it went.
 * @param dua id of the only dua; null for those that are due
 */
function DuaSession({ dua: only }: { dua: string | null }): ReactElement {
  // Fixed at the start, so that answers do not change the session.
  const [wanted, setWanted] = useState(() => idsToPractise(learnedDuas(), only, new Date()));
  const { answers, give, takeLastBack, clear } = useSessionAnswers();
  const learned = useLearnedDuas();
  const { value: lookup, failed, retry } = useCards(cardQueriesOfLearnedDuas(wanted));
  if (failed) return <NotLoaded retry={retry} />;
  if (!lookup) return <DelayedLoading />;
  const cards = new Map(lookup.found.map((found) => [found.card.permanentId, found]));
  const { missing } = lookup;
  if (!wanted.every((id) => cards.has(id) || missing.includes(id))) return <DelayedLoading />;
  const permanentIds = idsOfSession(wanted, cards);
  const permanentId = permanentIds[answers.length];
  const card = permanentId === undefined ? undefined : cards.get(permanentId);
  const begin = (next: readonly string[]): void => {
    setWanted([...next]);
    clear();
  };
  const titles = permanentIds.map((id) => cards.get(id)?.card.title ?? cards.get(id)?.pageTitle ?? '');
  const names = namesOfRows(titles, messages.titleAtPosition);
  const nameOf = (id: string): string | undefined => names[permanentIds.indexOf(id)];
  if (permanentId === undefined || card === undefined)
    return <DuaSessionEnd answers={answers} learned={learned} nameOf={nameOf} onBegin={begin} onTakeLastBack={takeLastBack} />;
  // A dua that another tab has removed can still be practised, but its answer is not stored.
  const dua = learned.find((one) => one.home === permanentId) ?? { home: permanentId, at: '', step: 0 };
  return (
    <>
      <PracticeCard
        key={`${permanentId} ${answers.length}`}
        dua={dua}
        card={card}
        position={answers.length + 1}
        total={permanentIds.length}
        onAnswer={(answer, step) => give(permanentId, answer, step)}
      />
      <p className="ways-on">
        <ChangeLastAnswerButton onPress={takeLastBack} />
      </p>
    </>
  );
}

/**
 * A session of duas; of the course of roots if the `session` parameter of the address asks for it.
 * @param dua id of the only dua; null for those that are due
 */
export default function Session({ dua }: { dua: string | null }): ReactElement {
  const [parameters] = useSearchParams();
  return parameters.get('session') === ROOTS_SESSION_QUERY_VALUE ? <RootsSession /> : <DuaSession dua={dua} />;
}
