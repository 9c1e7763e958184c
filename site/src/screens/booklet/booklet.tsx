import { type ReactElement, useState } from 'react';
import { useSearchParams } from 'react-router';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { ScreenHeader } from '../../ui/screen-header.tsx';
import { useHydrated } from '../../platform/navigation/use-hydrated.ts';
import { lazyModule } from '../../platform/loading/lazy-module.ts';
import { useLazyModule } from '../../platform/loading/use-lazy-module.ts';
import { PreferencesButton } from '../../features/preferences/preferences-button.tsx';
import { pageOf } from '../../features/booklet/wanted.ts';
import * as messages from '../../../../packages/core/messages/booklet.ts';
import * as screenMessages from '../../../../packages/core/messages/screens.ts';
import * as commonMessages from '../../../../packages/core/messages/common.ts';

const maker = lazyModule(messages.theBooklet, () => import('../../features/booklet/maker.tsx'), 'default');

/** The code that makes the pages loads after the screen. */
function MadeBooklet({ of, onTitle }: { of: string | null; onTitle: (title: string) => void }): ReactElement {
  const made = useLazyModule(maker);
  if (made.status === 'ready') return <made.value key={of} of={of} onTitle={onTitle} />;
  if (made.status !== 'failed') return <Loading />;
  return <LoadFailed onRetry={maker.retry}>{messages.bookletNotLoaded}</LoadFailed>;
}

/** The saved duas, a page or a category as the pages of a booklet, to be printed. */
export default function Booklet(): ReactElement {
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  const [title, setTitle] = useState<string>();
  const of = query.get('of');
  // The prerendered page knows no query.
  const page = hydrated ? pageOf(of) : undefined;
  return (
    <>
      <ScreenHeader
        title={screenMessages.bookletTitle}
        subtitle={title}
        back={page === undefined ? { to: '/', label: commonMessages.home } : { to: page, label: title ?? messages.thePage }}
        tools={<PreferencesButton />}
      />
      <main className="booklet">{hydrated ? <MadeBooklet of={of} onTitle={setTitle} /> : <Loading />}</main>
    </>
  );
}
