import { type ReactElement, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { DelayedLoading } from '../../ui/loading.tsx';
import { ScreenHeader } from '../../ui/screen-header.tsx';
import { useLearnedDuas } from '../../features/learning/use-learning.ts';
import { useHydrated } from '../../platform/navigation/use-hydrated.ts';
import { lazyModule } from '../../platform/loading/lazy-module.ts';
import { useLazyModule } from '../../platform/loading/use-lazy-module.ts';
import { PreferencesButton } from '../../features/preferences/preferences-button.tsx';
import { NothingLearned } from '../../features/learning/nothing-learned.tsx';
import { NotLoaded } from '../../features/learning/not-loaded.tsx';
import { focusHeadingIfLost } from '../../platform/navigation/focus-heading.ts';
import * as messages from '../../../../packages/core/messages/learn.ts';
import * as screenMessages from '../../../../packages/core/messages/screens.ts';
import * as commonMessages from '../../../../packages/core/messages/common.ts';

const overview = lazyModule(messages.whatYouLearn, () => import('./overview.tsx'), 'default');
/** A module of its own, because it brings the scheduler along. */
const session = lazyModule(messages.theSession, () => import('../../features/learning/session.tsx'), 'default');

/** @param dua id of the one dua that is practised; null for all that are due */
function LazyLearningSession({ dua }: { dua: string | null }): ReactElement {
  const state = useLazyModule(session);
  if (state.status === 'failed') return <NotLoaded retry={session.retry} />;
  // The key starts a new session for another dua.
  return state.status === 'ready' ? <state.value key={dua} dua={dua} /> : <DelayedLoading />;
}

/** The prerendered page, which knows of nothing that is learned, says how to begin. */
function LazyLearningOverview(): ReactElement {
  const learned = useLearnedDuas();
  const state = useLazyModule(overview);
  if (state.status === 'failed') return <NotLoaded retry={overview.retry} />;
  if (state.status === 'ready') return <state.value />;
  return learned.length === 0 ? <NothingLearned /> : <DelayedLoading />;
}

/** Focuses the heading after a session: the router sees no new page, and the link that had the focus is gone. */
function useFocusHeadingAfterSession(inSession: boolean): void {
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !inSession) focusHeadingIfLost();
    was.current = inSession;
  }, [inSession]);
}

/** What the reader learns by heart: the overview, or a session where the address names one. */
export default function Learn(): ReactElement {
  const [parameters] = useSearchParams();
  const hydrated = useHydrated();
  const dua = parameters.get('dua');
  const inSession = hydrated && (dua !== null || parameters.has('session'));
  useFocusHeadingAfterSession(inSession);
  return (
    <>
      <ScreenHeader
        title={screenMessages.learnTitle}
        subtitle={inSession ? undefined : messages.subtitle}
        back={inSession ? { to: '/learn', label: messages.learnByHeart } : { to: '/', label: commonMessages.home }}
        tools={<PreferencesButton />}
      />
      <main className="cards learn">{inSession ? <LazyLearningSession dua={dua} /> : <LazyLearningOverview />}</main>
    </>
  );
}
