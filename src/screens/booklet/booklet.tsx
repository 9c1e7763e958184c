import { type ReactElement, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Loading } from '../../components/loading.tsx';
import { ScreenHeader } from '../../components/screen-header.tsx';
import { useHydrated } from '../../navigation/use-hydrated.ts';
import { part } from '../../parts/part.ts';
import { usePart } from '../../parts/use-part.ts';
import { PreferencesButton } from '../../preferences/preferences-button.tsx';
import { pageOf } from './wanted.ts';

const maker = part('The booklet', async () => (await import('./maker.tsx')).default);

/** What makes the pages loads after the screen. */
function MadeBooklet({ of, onTitle }: { of: string | null; onTitle: (title: string) => void }): ReactElement {
  const made = usePart(maker);
  if (made.status === 'ready') return <made.value of={of} onTitle={onTitle} />;
  if (made.status !== 'failed') return <Loading />;
  return (
    <div className="empty" role="alert">
      <p>The booklet could not be loaded. Your connection may be down.</p>
      <p className="ways-on">
        <button type="button" className="button" onClick={() => maker.prepare()}>
          Try again
        </button>
      </p>
    </div>
  );
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
        title="Booklet"
        subtitle={title}
        back={page === undefined ? { to: '/', label: 'home' } : { to: page, label: title ?? 'the page' }}
        tools={<PreferencesButton />}
      />
      <main className="booklet">{hydrated ? <MadeBooklet of={of} onTitle={setTitle} /> : <Loading />}</main>
    </>
  );
}
