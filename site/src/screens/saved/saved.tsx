import { type ReactElement, useCallback, useRef } from 'react';
import { Link } from 'react-router';
import { DuaCard } from '../../features/card/dua-card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { DelayedLoading } from '../../ui/loading.tsx';
import { ScreenHeader } from '../../ui/screen-header.tsx';
import { LearnButton } from '../../features/learning/learn-button.tsx';
import { useLoaded } from '../../platform/loading/use-loaded.ts';
import { useHistoryState } from '../../platform/navigation/use-history-state.ts';
import { PreferencesButton } from '../../features/preferences/preferences-button.tsx';
import { lookUpCards, type FoundCard } from '../../features/saved/lookup.ts';
import type { SavedDua } from '../../features/saved/saved-dua.ts';
import { ExportButton, ImportButton } from '../../features/transfer/transfer-buttons.tsx';
import { useFocusAfterRemoval, useHeadingFocusWhenEmpty } from '../../ui/use-focus-after-removal.ts';
import { useSavedDuas } from '../../features/saved/use-saved.ts';
import { UnknownDuas } from '../../features/saved/unknown-duas.tsx';
import * as messages from '../../../../packages/core/messages/saved.ts';
import * as screenMessages from '../../../../packages/core/messages/screens.ts';
import * as commonMessages from '../../../../packages/core/messages/common.ts';

type Order = 'reading' | 'date';

const ordered = (cards: readonly FoundCard[], order: Order): FoundCard[] =>
  order === 'reading' ? [...cards] : cards.toSorted((a, b) => b.at.localeCompare(a.at));

interface ToolsProps {
  /** Permanent ids of the saved duas. */
  ids: readonly string[];
  order: Order;
  onOrder: (order: Order) => void;
}

function Tools({ ids: homes, order, onOrder }: ToolsProps): ReactElement {
  const hasAny = homes.length > 0;
  return (
    <div className="saved-tools">
      {hasAny ? (
        <>
          <button type="button" className="button" onClick={() => onOrder(order === 'reading' ? 'date' : 'reading')}>
            {order === 'reading' ? messages.orderByDate : messages.orderForReading}
          </button>
          <Link to="/booklet?of=saved" rel="nofollow" className="button">
            {messages.printAction}
          </Link>
          <LearnButton label={messages.learnAll} homes={homes} />
        </>
      ) : null}
      {hasAny ? <ExportButton /> : null}
      <ImportButton />
    </div>
  );
}

function Cards({ cards }: { cards: readonly FoundCard[] }): ReactElement {
  const list = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(list, cards.length, '.card-actions [aria-pressed]');
  return (
    <div ref={list} className="cards">
      {cards.map(({ card, path, pageTitle }, index) => (
        <div key={card.home}>
          <p className="saved-from">
            <Link to={`${path}#${card.id}`}>{pageTitle}</Link>
          </p>
          <DuaCard card={card} position={index + 1} total={cards.length} showReferences path={path} />
        </div>
      ))}
    </div>
  );
}

/** The texts of what is saved, once they are loaded. */
function LoadedSavedDuas({ saved, order }: { saved: readonly SavedDua[]; order: Order }): ReactElement {
  const { value: lookup, failed, retry } = useLoaded(useCallback(() => lookUpCards(saved), [saved]));
  if (failed) return <LoadFailed onRetry={retry}>{messages.notLoaded}</LoadFailed>;
  if (!lookup) return <DelayedLoading />;
  return (
    <>
      {lookup.missing.length > 0 ? <UnknownDuas homes={lookup.missing} /> : null}
      <Cards cards={ordered(lookup.found, order)} />
    </>
  );
}

/** The saved duas, in reading order or by date. */
export default function Saved(): ReactElement {
  const saved = useSavedDuas();
  const [order, setOrder] = useHistoryState<Order>('order', 'reading');
  useHeadingFocusWhenEmpty(saved.length);
  return (
    <>
      <ScreenHeader
        title={screenMessages.savedTitle}
        subtitle={messages.subtitle}
        back={{ to: '/', label: commonMessages.home }}
        tools={<PreferencesButton />}
      />
      <main>
        {saved.length === 0 ? <p className="empty saved-none">{messages.nothingSavedYet}</p> : null}
        <Tools ids={saved.map(({ home }) => home)} order={order} onOrder={setOrder} />
        {saved.length > 0 ? <LoadedSavedDuas saved={saved} order={order} /> : null}
      </main>
    </>
  );
}
