import { type ReactElement, useCallback, useRef } from 'react';
import { Link } from 'react-router';
import { DuaCard } from '../../features/card/dua-card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { DelayedLoading } from '../../ui/loading.tsx';
import { ScreenHeader } from '../../ui/screen-header.tsx';
import { LearnAllButton } from '../../features/learning/learn-all-button.tsx';
import { type LoadResult, useLoaded } from '../../platform/loading/use-loaded.ts';
import { useHistoryState } from '../../platform/navigation/use-history-state.ts';
import { PreferencesButton } from '../../features/preferences/preferences-button.tsx';
import { type FoundAndMissingCards, lookUpCards, type FoundCard } from '../../features/saved/lookup.ts';
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
  /** Of the saved duas that this version has; none until they are loaded. */
  cards: readonly FoundCard[];
  order: Order;
  onOrder: (order: Order) => void;
}

/** What is done with the saved duas. */
const Tools = ({ cards, order, onOrder }: ToolsProps): ReactElement => (
  <div className="button-row">
    <button type="button" className="button" onClick={() => onOrder(order === 'reading' ? 'date' : 'reading')}>
      {order === 'reading' ? messages.orderByDate : messages.orderForReading}
    </button>
    <Link to="/booklet?of=saved" rel="nofollow" className="button">
      {messages.printAction}
    </Link>
    <LearnAllButton label={messages.learnAll} cards={cards} />
  </div>
);

/** Shown before anything is saved: how to save, and where. */
const NothingSaved = (): ReactElement => (
  <>
    <p className="empty saved-none known-by-app">{messages.nothingSavedYet}</p>
    <p className="saved-none">
      <Link to="/" className="button">
        {messages.toCategories}
      </Link>
    </p>
  </>
);

function Cards({ cards }: { cards: readonly FoundCard[] }): ReactElement {
  const duas = cards.filter(({ card }) => card.kind !== 'narration');
  const list = useRef<HTMLDivElement>(null);
  useFocusAfterRemoval(list, cards.length, 'article');
  return (
    <div ref={list} className="cards">
      {cards.map((found) => {
        const { card, path, pageTitle } = found;
        return (
          <div key={card.permanentId}>
            <p className="saved-from">
              <Link to={`${path}#${card.id}`}>{pageTitle}</Link>
            </p>
            <DuaCard card={card} position={duas.indexOf(found) + 1} total={duas.length} showReferences path={path} />
          </div>
        );
      })}
    </div>
  );
}

/** The texts of what is saved, once they are loaded. */
function LoadedSavedDuas({ loaded, order }: { loaded: LoadResult<FoundAndMissingCards | undefined>; order: Order }): ReactElement {
  const { value: lookup, failed, retry } = loaded;
  if (failed) return <LoadFailed onRetry={retry}>{messages.notLoaded}</LoadFailed>;
  if (!lookup) return <DelayedLoading />;
  return (
    <>
      {lookup.missing.length > 0 ? <UnknownDuas permanentIds={lookup.missing} /> : null}
      <Cards cards={ordered(lookup.found, order)} />
    </>
  );
}

/** The saved duas, in reading order or by date. */
export default function Saved(): ReactElement {
  const saved = useSavedDuas();
  // Undefined where nothing is saved: `useLoaded` keeps its last value, and an empty result would show no duas while the
  // first one's text loads.
  const loaded = useLoaded(useCallback(async () => (saved.length > 0 ? lookUpCards(saved) : undefined), [saved]));
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
        {saved.length === 0 ? (
          <NothingSaved />
        ) : (
          <>
            <Tools cards={loaded.value?.found ?? []} order={order} onOrder={setOrder} />
            <LoadedSavedDuas loaded={loaded} order={order} />
          </>
        )}
        <div className="button-row saved-foot">
          {saved.length > 0 ? <ExportButton /> : null}
          <ImportButton />
        </div>
      </main>
    </>
  );
}
