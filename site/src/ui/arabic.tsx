import type { FocusEventHandler, MouseEventHandler, ReactElement } from 'react';
import type { ArabicScript } from '../../../packages/core/model.ts';
import { NAME_PLACEHOLDER } from '../../../packages/core/name-placeholder.ts';
import { DIRECTION, LANGUAGE } from '../../../packages/core/messages/locale.ts';
import * as messages from '../../../packages/core/messages/cards.ts';

/** A text in which `{name}` is shown as a marked slot for the name that the reader says. */
export function TextWithNameSlot({ text }: { text: string }): ReactElement {
  const parts = text.split(NAME_PLACEHOLDER);
  return (
    <>
      {parts.map((part, index) => (
        // The parts have a fixed order, so an index is a stable key.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index}>
          {index > 0 ? (
            <bdi lang={LANGUAGE} dir={DIRECTION === 'rtl' ? 'rtl' : undefined} className="name-slot">
              {messages.name}
            </bdi>
          ) : null}
          {part}
        </span>
      ))}
    </>
  );
}

const CLASSES: Readonly<Record<ArabicScript, string>> = { quran: 'arabic arabic-quran', naskh: 'arabic arabic-naskh' };

/** Props that let a reader press or focus a text to see the meanings of its words. */
export interface ExplainableTextProps {
  tabIndex: 0;
  onClick: MouseEventHandler<HTMLElement>;
  onFocus: FocusEventHandler<HTMLElement>;
}

interface ArabicParagraphProps {
  text: string;
  script: ArabicScript;
  explained?: ExplainableTextProps;
}

/**
 * Arabic with a name slot where it has one, else a string without elements: word by word, a long page has a thousand
 * such texts.
 */
export const withNameSlot = (text: string): ReactElement | string =>
  text.includes(NAME_PLACEHOLDER) ? <TextWithNameSlot text={text} /> : text;

/** A paragraph of Arabic, unchanged from the source; CSS keeps its line breaks. */
export function ArabicParagraph({ text, script, explained }: ArabicParagraphProps): ReactElement {
  return (
    <p className={CLASSES[script]} lang="ar" dir="rtl" translate="no" {...explained}>
      {withNameSlot(text)}
    </p>
  );
}
