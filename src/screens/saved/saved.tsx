import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { DuaCard } from '../../components/dua-card.tsx';
import { Loading } from '../../components/loading.tsx';
import { ScreenHeader } from '../../components/screen-header.tsx';
import { useKept } from '../../navigation/use-kept.ts';
import { PreferencesButton } from '../../preferences/preferences-button.tsx';
import { type Lookup, lookUp, type SavedCard } from '../../saved/lookup.ts';
import { savedDuas } from '../../saved/saved.ts';
import type { SavedDua } from '../../saved/saved-dua.ts';
import { exportFile, importFile, MOST_BYTES, TransferError } from '../../saved/transfer.ts';
import { useSaved } from '../../saved/use-saved.ts';
import { saveFile } from '../../share/save-file.ts';
import { notify } from '../../toast/notify.ts';
import { UnknownDuas } from './unknown-duas.tsx';

type Order = 'reading' | 'date';

const ordered = (cards: readonly SavedCard[], order: Order): SavedCard[] =>
  order === 'reading' ? [...cards] : cards.toSorted((a, b) => b.at.localeCompare(a.at));

const download = (): void => saveFile(new Blob([exportFile(savedDuas())], { type: 'application/json' }), 'misbaha-saved.json');

const NEW: Readonly<Record<number, string>> = { 0: 'All of its duas were saved already', 1: 'One dua was added' };

async function take(file: File): Promise<void> {
  try {
    if (file.size > MOST_BYTES)
      throw new TransferError('This file is too large for a list of saved duas. Choose the file that “Export” made.');
    const added = importFile(await file.text());
    await notify({ title: 'Imported', description: NEW[added] ?? `${added} duas were added` });
  } catch (error) {
    const description = error instanceof TransferError ? error.message : 'The file could not be opened.';
    await notify({ title: 'Could not import', description, destructive: true });
  }
}

function Tools({ hasAny, order, onOrder }: { hasAny: boolean; order: Order; onOrder: (order: Order) => void }): ReactElement {
  const input = useRef<HTMLInputElement>(null);
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
          <button type="button" className="button" onClick={download}>
            Export
          </button>
        </>
      ) : null}
      <button type="button" className="button" onClick={() => input.current?.click()}>
        Import
      </button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        className="visually-hidden"
        tabIndex={-1}
        aria-label="File of saved duas"
        onChange={(event) => {
          const { currentTarget } = event;
          const file = currentTarget.files?.[0];
          currentTarget.value = '';
          if (file) void take(file);
        }}
      />
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
        <Tools hasAny={saved.length > 0} order={order} onOrder={setOrder} />
        {saved.length === 0 ? (
          <p className="empty">Nothing is saved yet. The bookmark at the foot of a card saves it here.</p>
        ) : (
          <Found key={attempt} saved={saved} order={order} again={() => setAttempt(attempt + 1)} hasTried={attempt > 0} />
        )}
      </main>
    </>
  );
}
