import { type ReactElement, useState } from 'react';
import { loadRootFamilies } from '../../platform/content/texts.ts';
import { useLoaded } from '../../platform/loading/use-loaded.ts';
import { DelayedLoading } from '../../ui/loading.tsx';
import { RootLetters } from '../roots/root-letters.tsx';
import { rootOfSlug } from '../../../../packages/core/roots.ts';
import { ChangeLastAnswerButton } from './change-last-answer.tsx';
import { SessionEnd } from './session-end.tsx';
import { slugOfRootId } from './learned-dua.ts';
import { learnedRoots } from './learning.ts';
import { NotLoaded } from './not-loaded.tsx';
import { idsOfSession, idsToPractise } from './order.ts';
import { RootCard } from './root-card.tsx';
import { askableRootIds, courseRoot } from './root-course.ts';
import { LAST_HIDING_STEP_INDEX } from './steps.ts';
import { useCards } from '../saved/use-cards.ts';
import { useLearnedRoots } from './use-learning.ts';
import { useSessionAnswers } from './use-session-answers.ts';
import { useToday } from '../counting/use-today.ts';

const nameOf = (id: string): ReactElement => <RootLetters letters={rootOfSlug(slugOfRootId(id))} />;

/** A session of the due roots: those answered before, then new ones, each with the question how it went. */
export function RootsSession(): ReactElement {
  // Fixed at the start, so that answers do not change the session.
  const [wanted, setWanted] = useState(() => idsToPractise(learnedRoots(), null, new Date()));
  const { answers, give, takeLastBack, clear } = useSessionAnswers();
  const learned = useLearnedRoots();
  const now = useToday();
  const { value: families, failed, retry } = useLoaded(loadRootFamilies);
  const here = askableRootIds(families?.roots ?? []);
  const ids = idsOfSession(wanted, here);
  const known = families ? ids.flatMap((id) => courseRoot(families, id) ?? []) : [];
  const cards = useCards(known.map(({ permanentId }) => ({ home: permanentId })));
  if (failed) return <NotLoaded retry={retry} />;
  if (cards.failed) return <NotLoaded retry={cards.retry} />;
  if (!families || !cards.value) return <DelayedLoading />;
  const cardsByPermanentId = new Map(cards.value.found.map((found) => [found.card.permanentId, found]));
  const { missing } = cards.value;
  if (!known.every(({ permanentId }) => cardsByPermanentId.has(permanentId) || missing.includes(permanentId))) return <DelayedLoading />;
  const id = ids[answers.length];
  const root = id === undefined ? undefined : courseRoot(families, id);
  if (id === undefined || root === undefined) {
    const begin = (next: readonly string[]): void => {
      setWanted([...next]);
      clear();
    };
    const more = idsOfSession(idsToPractise(learned, null, now), here);
    return <SessionEnd answers={answers} learned={learned} more={more} nameOf={nameOf} onBegin={begin} onTakeLastBack={takeLastBack} />;
  }
  return (
    <>
      <RootCard
        key={`${id} ${answers.length}`}
        learned={learned.find(({ home }) => home === id) ?? { home: id, at: '', step: 0 }}
        root={root}
        dua={cardsByPermanentId.get(root.permanentId)}
        position={answers.length + 1}
        total={ids.length}
        onAnswer={(answer) => give(id, answer, LAST_HIDING_STEP_INDEX)}
      />
      <p className="ways-on">
        <ChangeLastAnswerButton onPress={takeLastBack} />
      </p>
    </>
  );
}
