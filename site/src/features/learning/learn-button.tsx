import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { lazyModule } from '../../platform/loading/lazy-module.ts';
import * as messages from '../../../../packages/core/messages/learning.ts';

const learnAllModule = lazyModule(messages.learningByHeart, () => import('./begin.ts'), 'learnAll');

interface LearnButtonProps {
  label: string;
  /** Permanent ids of the cards. */
  homes: readonly string[];
}

/** Begins to learn all duas of a page or a list. */
export function LearnButton({ label, homes }: LearnButtonProps): ReactElement {
  const navigate = useNavigate();
  return (
    <button type="button" className="button" onClick={() => learnAllModule.use((learnAll) => learnAll(homes, (to) => void navigate(to)))}>
      {label}
    </button>
  );
}
