import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { DuaCard } from '../../components/dua-card.tsx';
import { Loading } from '../../components/loading.tsx';
import { ScreenHeader } from '../../components/screen-header.tsx';
import { useKept } from '../../navigation/use-kept.ts';
import { ReadingButton } from '../../reading/reading-button.tsx';
import { type Lookup, lookUp, type SavedCard } from '../../saved/lookup.ts';
import { mergeSaved, savedDuas } from '../../saved/saved.ts';
import { exportFile, importFile, TransferError } from '../../saved/transfer.ts';
import { useSaved } from '../../saved/use-saved.ts';
import { notify } from '../../toast/notify.ts';

/** Safari reads the file some time after the press. */
const REVOKE_AFTER_MS = 60_000;

type Order = 'reading' | 'date';

const ordered = (cards: readonly SavedCard[], order: Order): SavedCard[] =>
  order === 'reading' ? [...cards] : cards.toSorted((a, b) => b.at.localeCompare(a.at));

function download(): void {
  const url = URL.createObjectURL(new Blob([exportFile(savedDuas())], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'misbaha-saved.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}

async function take(file: File): Promise<void> {
  try {
    const added = mergeSaved(importFile(await file.text()));
    await notify({ title: 'Imported', description: added === 1 ? 'One dua was added' : `${added} duas were added` });
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
          <button type="button" className="button" onClick={() => window.print()}>
            Print
          </button>
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

/** The saved duas, in reading order or by date. */
export default function Saved(): ReactElement {
  const saved = useSaved();
  const [order, setOrder] = useKept<Order>('order', 'reading');
  const [lookup, setLookup] = useState<Lookup>();
  useEffect(() => {
    let current = true;
    const find = async (): Promise<void> => {
      const found = await lookUp(saved);
      if (current) setLookup(found);
    };
    void find();
    return () => {
      current = false;
    };
  }, [saved]);
  const found = lookup?.found ?? [];
  return (
    <>
      <ScreenHeader title="Saved" subtitle="Kept on this device alone" back={{ to: '/', label: 'home' }} tools={<ReadingButton />} />
      <main>
        <Tools hasAny={saved.length > 0} order={order} onOrder={setOrder} />
        {saved.length === 0 ? <p className="empty">Nothing is saved yet. The bookmark at the foot of a card saves it here.</p> : null}
        {saved.length > 0 && !lookup ? <Loading /> : null}
        {lookup?.missing.length ? <p className="empty">Saved duas that this version no longer has: {lookup.missing.join(', ')}</p> : null}
        <Cards cards={ordered(found, order)} />
      </main>
    </>
  );
}
