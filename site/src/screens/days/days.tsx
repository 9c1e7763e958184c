import type { ReactElement } from 'react';
import { lazyModule } from '../../platform/loading/lazy-module.ts';
import { useLazyModule } from '../../platform/loading/use-lazy-module.ts';
import { useHydrated } from '../../platform/navigation/use-hydrated.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { DelayedLoading } from '../../ui/loading.tsx';
import { ScreenHeader } from '../../ui/screen-header.tsx';
import * as messages from '../../../../packages/core/messages/days.ts';
import * as screenMessages from '../../../../packages/core/messages/screens.ts';

const days = lazyModule(screenMessages.daysTitle, () => import('../../features/days/finished-pages-view.tsx'), 'default');

function LoadedFinishedPages(): ReactElement {
  const state = useLazyModule(days);
  if (state.status === 'failed') return <LoadFailed onRetry={days.retry}>{messages.daysNotLoaded}</LoadFailed>;
  return state.status === 'ready' ? <state.value /> : <DelayedLoading />;
}

/** What the reader has gone through in the past weeks: no counts, no gaps, nothing that leaves the device. */
export default function FinishedPagesByDay(): ReactElement {
  // The prerendered page cannot know the reader's days.
  const hydrated = useHydrated();
  return (
    <>
      <ScreenHeader
        title={screenMessages.daysTitle}
        subtitle={messages.subtitle}
        back={{ to: '/settings', label: screenMessages.settingsTitle }}
      />
      <main>
        <p className="intro">{messages.intro}</p>
        {hydrated ? <LoadedFinishedPages /> : <DelayedLoading />}
      </main>
    </>
  );
}
