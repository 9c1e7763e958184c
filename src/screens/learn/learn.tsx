import { type ReactElement, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { Loading } from '../../components/loading.tsx';
import { ScreenHeader } from '../../components/screen-header.tsx';
import { useLearning } from '../../learning/use-learning.ts';
import { useHydrated } from '../../navigation/use-hydrated.ts';
import { part } from '../../parts/part.ts';
import { usePart } from '../../parts/use-part.ts';
import { PreferencesButton } from '../../preferences/preferences-button.tsx';
import { Empty } from './empty.tsx';
import { NotLoaded } from './not-loaded.tsx';

const overview = part('What you learn', async () => (await import('./overview.tsx')).default);
/** A part of its own, because it brings the scheduler along. */
const session = part('The session', async () => (await import('./session.tsx')).default);

/** @param dua id of the one dua that is practised; null for all that are due */
function SessionPart({ dua }: { dua: string | null }): ReactElement {
  const state = usePart(session);
  if (state.status === 'failed') return <NotLoaded />;
  // Another dua is another session.
  return state.status === 'ready' ? <state.value key={dua} dua={dua} /> : <Loading />;
}

/** The prerendered page, which knows of nothing that is learned, says how to begin. */
function OverviewPart(): ReactElement {
  const learned = useLearning();
  const state = usePart(overview);
  if (state.status === 'failed') return <NotLoaded />;
  if (state.status === 'ready') return <state.value />;
  return learned.length === 0 ? <Empty /> : <Loading />;
}

/** From a session to the lists is no way to another page, which would have the focus on its heading; the link has gone with the session. */
function useFocusAfter(inSession: boolean): void {
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !inSession && document.activeElement === document.body)
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    was.current = inSession;
  }, [inSession]);
}

/** What the reader learns by heart: the lists, or a session, which the address names. */
export default function Learn(): ReactElement {
  const [parameters] = useSearchParams();
  const hydrated = useHydrated();
  const dua = parameters.get('dua');
  const inSession = hydrated && (dua !== null || parameters.has('session'));
  useFocusAfter(inSession);
  return (
    <>
      <ScreenHeader
        title="Learn by heart"
        subtitle={inSession ? undefined : 'At your own pace, kept on this device alone'}
        back={inSession ? { to: '/learn', label: 'Learn by heart' } : { to: '/', label: 'home' }}
        tools={<PreferencesButton />}
      />
      <main className="cards learn">{inSession ? <SessionPart dua={dua} /> : <OverviewPart />}</main>
    </>
  );
}
