import { RichText } from '../../ui/rich-text.tsx';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { SearchPage, SearchContent } from '../../../../packages/core/search/model.ts';
import type { SearchLayer } from '../../../../packages/core/search/terms.ts';
import { PlainOrPrecise } from '../../ui/plain-or-precise.tsx';
import { labelOf } from './reference-label.ts';
import type { Hit } from './pages-with-hits.ts';
import { MarkedExcerpt, MarkedArabicExcerpt } from './marked.tsx';
import * as messages from '../../../../packages/core/messages/search.ts';

interface HitCardProps {
  hit: Hit;
  page: SearchPage;
  index: SearchContent;
  settle: () => void;
}

/** How many references, and how many other pages with the text, a result names. */
const MAX_SHOWN_REFERENCES = 2;
const MAX_OTHER_PAGES = 3;

function References({ hit: { place, ref }, index }: Pick<HitCardProps, 'hit' | 'index'>): ReactElement | null {
  const refs = [...(ref ? [ref] : []), ...(place.refs ?? []).filter((one) => one !== ref)].slice(0, MAX_SHOWN_REFERENCES);
  if (refs.length === 0) return null;
  return (
    <p className="hit-references">
      {refs.map((one, at) => (
        <span key={one}>
          {at > 0 ? ' · ' : null}
          {one === ref ? <mark>{labelOf(one, index)}</mark> : labelOf(one, index)}
        </span>
      ))}
    </p>
  );
}

/** The other pages that hold the same text. */
function OtherPages({ hit: { text, place }, index, settle }: Omit<HitCardProps, 'page'>): ReactElement | null {
  const pages = new Set([place.page]);
  // A page may hold the text twice, with another count.
  const others = text.places.filter(({ page }) => !pages.has(page) && pages.add(page)).slice(0, MAX_OTHER_PAGES);
  if (others.length === 0) return null;
  return (
    <p className="hit-others">
      <RichText
        message={messages.alsoIn}
        elements={{
          pages: () =>
            others.map((other, at) => {
              const { path = '/', title = '' } = index.pages[other.page] ?? {};
              return (
                <span key={path}>
                  {at > 0 ? messages.betweenEntries : null}
                  <Link to={{ pathname: path, hash: other.id ? `#${other.id}` : '' }} onClick={settle}>
                    {title}
                  </Link>
                </span>
              );
            }),
        }}
      />
    </p>
  );
}

/** One text of the results: the layers that matched, and a link to its card. */
export function HitCard({ hit, page, index, settle }: HitCardProps): ReactElement {
  const { text, place, matched } = hit;
  const link = {
    to: { pathname: page.path, hash: place.id ? `#${place.id}` : '' },
    className: 'hit-link',
    'data-result': '',
    onClick: settle,
  };
  const shows = (layer: SearchLayer): boolean => matched[layer] !== undefined;
  const translation = text.translation ? (
    <MarkedExcerpt text={text.translation} layer="translation" matched={matched.translation} />
  ) : undefined;
  const head = place.head ? <MarkedExcerpt text={place.head} layer="head" matched={matched.head} /> : undefined;
  return (
    <div className="hit">
      {head ? (
        <p className="hit-head">
          <Link {...link}>{head}</Link>
        </p>
      ) : null}
      {text.arabic ? <MarkedArabicExcerpt text={text.arabic} script={text.script ?? 'naskh'} matched={matched.arabic} /> : null}
      {text.latin && shows('latin') ? (
        <p className="hit-latin" lang="ar-Latn" dir="ltr" translate="no">
          <PlainOrPrecise stored={text.latin}>
            {(shown) => <MarkedExcerpt text={shown} layer="latin" matched={matched.latin} />}
          </PlainOrPrecise>
        </p>
      ) : null}
      {translation || !head ? (
        <p className="hit-translation">{head ? translation : <Link {...link}>{translation ?? page.title}</Link>}</p>
      ) : null}
      {place.note && shows('note') ? (
        <p className="note">
          <MarkedExcerpt text={place.note} layer="note" matched={matched.note} />
        </p>
      ) : null}
      <References hit={hit} index={index} />
      <OtherPages hit={hit} index={index} settle={settle} />
    </div>
  );
}
