import type { ReactElement } from 'react';
import { useHydrated } from '../../platform/navigation/use-hydrated.ts';
import { lazyModule } from '../../platform/loading/lazy-module.ts';
import { useLazyModule } from '../../platform/loading/use-lazy-module.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { DelayedLoading } from '../../ui/loading.tsx';
import { ScreenHeader } from '../../ui/screen-header.tsx';
import * as messages from '../../../../packages/core/messages/lists.ts';
import * as commonMessages from '../../../../packages/core/messages/common.ts';

const lists = lazyModule(messages.myListsQuoted, () => import('../../features/lists/lists-content.tsx'), 'default');

/** The reader's own lists. The prerendered page knows neither them nor a list in a link, so it says what lists are. */
export default function Lists(): ReactElement {
  const hydrated = useHydrated();
  const state = useLazyModule(lists);
  if (hydrated && state.status === 'ready') return <state.value />;
  return (
    <>
      <ScreenHeader title={messages.myLists} subtitle={messages.subtitle} back={{ to: '/', label: commonMessages.home }} />
      <main>
        <p className="intro">{messages.intro}</p>
        {state.status === 'failed' ? <LoadFailed onRetry={lists.retry}>{messages.listNotLoaded}</LoadFailed> : <DelayedLoading />}
      </main>
    </>
  );
}
