import { type ReactElement, useMemo, useRef } from 'react';
import type { ArabicScript } from '../../../../packages/core/model.ts';
import { NAME_PLACEHOLDER } from '../../../../packages/core/name-placeholder.ts';
import type { SearchLayer } from '../../../../packages/core/search/terms.ts';
import { type Excerpt, excerptOf, excerptPlainText } from './excerpt.ts';
import { useExcerptHighlight } from './use-excerpt-highlight.ts';
import * as cardMessages from '../../../../packages/core/messages/cards.ts';

interface MarkedExcerptProps {
  text: string;
  layer: SearchLayer;
  matched: ReadonlySet<string> | undefined;
}

/** The excerpt of a text, on one line and with a sign in place of `{name}`. */
const useExcerpt = (text: string, layer: SearchLayer, matched: ReadonlySet<string> | undefined): Excerpt =>
  useMemo(
    () =>
      excerptOf(
        text.replaceAll('\n', ' ').replaceAll(NAME_PLACEHOLDER, layer === 'arabic' ? '…' : cardMessages.nameInBrackets),
        layer,
        matched,
      ),
    [text, layer, matched],
  );

/** Text in another script than Arabic, its matches in <mark>. */
export function MarkedExcerpt({ text, layer, matched }: MarkedExcerptProps): ReactElement {
  const { pieces, cutStart, cutEnd } = useExcerpt(text, layer, matched);
  return (
    <>
      {cutStart ? <span>… </span> : null}
      {pieces.map((piece, at) =>
        // The pieces have a fixed order, so an index is a stable key.
        // oxlint-disable-next-line react/no-array-index-key
        piece.matched ? <mark key={at}>{piece.text}</mark> : <span key={at}>{piece.text}</span>,
      )}
      {cutEnd ? <span> …</span> : null}
    </>
  );
}

interface MarkedArabicExcerptProps {
  text: string;
  script: ArabicScript;
  matched: ReadonlySet<string> | undefined;
}

/**
 * Arabic in one text node: the CSS Highlight API marks matches, since elements between letters would break their
 * joining.
 */
export function MarkedArabicExcerpt({ text, script, matched }: MarkedArabicExcerptProps): ReactElement {
  const element = useRef<HTMLParagraphElement>(null);
  const excerpt = useExcerpt(text, 'arabic', matched);
  useExcerptHighlight(element, excerpt);
  const cut = `${excerpt.cutStart ? ' cut-start' : ''}${excerpt.cutEnd ? ' cut-end' : ''}`;
  return (
    <p ref={element} className={`arabic arabic-${script}${cut}`} lang="ar" dir="rtl" translate="no">
      {excerptPlainText(excerpt)}
    </p>
  );
}
