import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { DuaCard } from '../../components/dua-card.tsx';
import { Loading } from '../../components/loading.tsx';
import { ScreenHeader } from '../../components/screen-header.tsx';
import { LearnButton } from '../../learning/learn-button.tsx';
import { useKept } from '../../navigation/use-kept.ts';
import { PreferencesButton } from '../../preferences/preferences-button.tsx';
import { type Lookup, lookUp, type SavedCard } from '../../saved/lookup.ts';
import type { SavedDua } from '../../saved/saved-dua.ts';
import { ExportButton, ImportButton } from '../../saved/transfer-buttons.tsx';
import { useSaved } from '../../saved/use-saved.ts';
import { UnknownDuas } from './unknown-duas.tsx';

type Order = 'reading' | 'date';

const ordered = (cards: readonly SavedCard[], order: Order): SavedCard[] =>
  order === 'reading' ? [...cards] : cards.toSorted((a, b) => b.at.localeCompare(a.at));

interface ToolsProps {
  /** Ids of what is saved. */
  homes: readonly string[];
  order: Order;
  onOrder: (order: Order) => void;
}

function Tools({ homes, order, onOrder }: ToolsProps): ReactElement {
  const hasAny = homes.length > 0;
  return (
    <div className="saved-tools">
      {hasAny ? (
        <>
          <button type="button" className="button" onClick={() => onOrder(order === 'reading' ? 'date' : 'reading')}>
            {order === 'reading' ? 'Order by date' : 'Order for reading'}
          </button>
          <Link to="/booklet?of=saved" rel="nofollow" className="button">
            Print
          </Link>
          <LearnButton label="Learn all" homes={homes} />
        </>
      ) : null}
      {hasAny ? <ExportButton /> : null}
      <ImportButton />
    </div>
  );
}

function Cards({ cards }: { cards: readonly SavedCard[] }): ReactElement {
  return (
    <div className="cards">
      {cards.map(({ card, path, pageTitle }, index) => (
        <section key={card.home} aria-label={pageTitle}>
          <p className="saved-from">
            <Link to={`${path}#${card.id}`}>{pageTitle}</Link>
          </p>
          <DuaCard card={card} position={index + 1} total={cards.length} showReferences path={path} />
        </section>
      ))}
    </div>
  );
}

/** The cards of the saved duas: undefined while they load, `failed` where they cannot be had. */
function useLookup(saved: readonly SavedDua[]): Lookup | 'failed' | undefined {
  const [lookup, setLookup] = useState<Lookup | 'failed'>();
  useEffect(() => {
    let current = true;
    const show = (found: Lookup | 'failed'): void => {
      if (current) setLookup(found);
    };
    lookUp(saved).then(show, () => show('failed'));
    return () => {
      current = false;
    };
  }, [saved]);
  return lookup;
}

interface Retry {
  again: () => void;
  /** A browser may remember that a module failed; then only a reload helps. */
  hasTried: boolean;
}

const NotLoaded = ({ again, hasTried }: Retry): ReactElement => (
  <div className="empty saved-aside" role="alert">
    <p>The texts of your saved duas could not be loaded. Nothing of what you saved is lost.</p>
    <p className="ways-on">
      <button type="button" className="button" onClick={again}>
        Try again
      </button>
      {hasTried ? (
        <button type="button" className="button" onClick={() => window.location.reload()}>
          Reload the page
        </button>
      ) : null}
    </p>
  </div>
);

interface FoundProps extends Retry {
  saved: readonly SavedDua[];
  order: Order;
}

/** The texts of what is saved, once they are loaded. */
function Found({ saved, order, ...retry }: FoundProps): ReactElement {
  const lookup = useLookup(saved);
  if (!lookup) return <Loading />;
  if (lookup === 'failed') return <NotLoaded {...retry} />;
  return (
    <>
      {lookup.missing.length > 0 ? <UnknownDuas homes={lookup.missing} /> : null}
      <Cards cards={ordered(lookup.found, order)} />
    </>
  );
}

/** The saved duas, in reading order or by date. */
export default function Saved(): ReactElement {
  const saved = useSaved();
  const [order, setOrder] = useKept<Order>('order', 'reading');
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <ScreenHeader title="Saved" subtitle="Kept on this device alone" back={{ to: '/', label: 'home' }} tools={<PreferencesButton />} />
      <main>
        {saved.length === 0 ? (
          <p className="empty saved-none">Nothing is saved yet. The bookmark at the foot of a card saves it here.</p>
        ) : null}
        <Tools homes={saved.map(({ home }) => home)} order={order} onOrder={setOrder} />
        {saved.length > 0 ? (
          <Found key={attempt} saved={saved} order={order} again={() => setAttempt(attempt + 1)} hasTried={attempt > 0} />
        ) : null}
      </main>
    </>
  );
}
