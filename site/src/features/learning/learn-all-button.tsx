import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import type { Card } from '../../../../packages/core/model.ts';
import { lazyModule } from '../../platform/loading/lazy-module.ts';
import { useLazyAction } from '../../platform/loading/use-lazy-module.ts';
import type { CardOnPage } from './begin.ts';
import * as messages from '../../../../packages/core/messages/learning.ts';

const learnAllModule = lazyModule(messages.learningByHeart, () => import('./begin.ts'), 'learnAll');

interface LearnAllButtonProps {
  label: string;
  cards: readonly (CardOnPage & { card: Pick<Card, 'kind'> })[];
}

/** Begins to learn all duas of a page or a list; null where it has none. Narrations are left out, as they are not said. */
export function LearnAllButton({ label, cards }: LearnAllButtonProps): ReactElement | null {
  const navigate = useNavigate();
  const act = useLazyAction();
  const duas = cards.filter(({ card }) => card.kind !== 'narration');
  if (duas.length === 0) return null;
  return (
    <button type="button" className="button" onClick={() => act(learnAllModule, (learnAll) => learnAll(duas, (to) => void navigate(to)))}>
      {label}
    </button>
  );
}
