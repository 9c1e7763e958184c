import { type ReactElement, useState } from 'react';
import { useSearchParams } from 'react-router';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { DelayedLoading } from '../../ui/loading.tsx';
import { ScreenHeader } from '../../ui/screen-header.tsx';
import { useHydrated } from '../../platform/navigation/use-hydrated.ts';
import { lazyModule } from '../../platform/loading/lazy-module.ts';
import { useLazyModule } from '../../platform/loading/use-lazy-module.ts';
import { PreferencesButton } from '../../features/preferences/preferences-button.tsx';
import { addressOfBookletSource } from '../../features/booklet/booklet-source.ts';
import * as messages from '../../../../packages/core/messages/booklet.ts';
import * as screenMessages from '../../../../packages/core/messages/screens.ts';
import * as commonMessages from '../../../../packages/core/messages/common.ts';

const maker = lazyModule(messages.theBooklet, () => import('../../features/booklet/maker.tsx'), 'default');

/** Shows the booklet once the code that makes its pages is loaded. */
function LoadedBooklet({ of, onTitle }: { of: string | null; onTitle: (title: string) => void }): ReactElement {
  const made = useLazyModule(maker);
  if (made.status === 'ready') return <made.value key={of} of={of} onTitle={onTitle} />;
  if (made.status !== 'failed') return <DelayedLoading />;
  return <LoadFailed onRetry={maker.retry}>{messages.bookletNotLoaded}</LoadFailed>;
}

/** The saved duas, a list, a page or a category as the pages of a booklet, to be printed. */
export default function Booklet(): ReactElement {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  const [title, setTitle] = useState<string>();
  const of = query.get('of');
  // The prerendered page knows no query.
  const page = hydrated ? addressOfBookletSource(of) : undefined;
  return (
    <>
      <ScreenHeader
        title={screenMessages.bookletTitle}
        subtitle={title}
        back={page === undefined ? { to: '/', label: commonMessages.home } : { to: page, label: title ?? messages.thePage }}
        tools={<PreferencesButton />}
      />
      <main className="booklet">{hydrated ? <LoadedBooklet of={of} onTitle={setTitle} /> : <DelayedLoading />}</main>
    </>
  );
}
