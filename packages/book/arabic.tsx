import { Fragment, type ReactElement } from 'react';
import * as cardMessages from '../core/messages/cards.ts';
import { DIRECTION, LANGUAGE } from '../core/messages/locale.ts';
import type { ArabicScript } from '../core/model.ts';
import { NAME_PLACEHOLDER } from '../core/name-placeholder.ts';
import { displayedTransliteration } from '../arabic/transliteration/stored-transliteration.ts';

/** E-readers use one or the other: `lang` as in HTML, `xml:lang` as in XML. */
const languageAttributes = (language: string): Record<string, string> => ({ lang: language, xmlLang: language });

/** The lines of a text, separated by `<br/>` and not by CSS, which some e-readers ignore; `{name}` shows as a label. */
export function TextLines({ text }: { text: string }): ReactElement {
  return (
    <>
      {text.split('\n').map((line, index) => (
        // The lines and parts of a fixed text never move, so their place is their identity.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {index > 0 ? <br /> : null}
          {line.split(NAME_PLACEHOLDER).map((part, at) => (
            // oxlint-disable-next-line react/no-array-index-key
            <Fragment key={at}>
              {at > 0 ? (
                <bdi className="name-slot" {...languageAttributes(LANGUAGE)}>
                  {cardMessages.name}
                </bdi>
              ) : null}
              {part}
            </Fragment>
          ))}
        </Fragment>
      ))}
    </>
  );
}

const CLASSES_BY_SCRIPT: Readonly<Record<ArabicScript, string>> = { quran: 'arabic arabic-quran', naskh: 'arabic' };

/** A paragraph of Arabic, with exactly the code points of the source. */
export const Arabic = ({ text, script }: { text: string; script: ArabicScript }): ReactElement => (
  <p className={CLASSES_BY_SCRIPT[script]} {...languageAttributes('ar')} dir="rtl" translate="no">
    <TextLines text={text} />
  </p>
);

/** Words of Arabic within a line of the book's language. */
export const InlineArabic = ({ text }: { text: string }): ReactElement => (
  <bdi className="arabic-words" {...languageAttributes('ar')} dir="rtl" translate="no">
    {text}
  </bdi>
);

/** The transliteration of a text. @param stored in the form of `stored-transliteration.ts` */
export const Transliteration = ({ stored }: { stored: string }): ReactElement => (
  <p className="transliteration" {...languageAttributes('ar-Latn')} dir="ltr" translate="no">
    <TextLines text={displayedTransliteration(stored)} />
  </p>
);

/** Arabic words in Latin letters; in right-to-left text they keep their left-to-right order. */
export const InlineTransliteration = ({ text }: { text: string }): ReactElement => (
  <i {...languageAttributes('ar-Latn')} {...(DIRECTION === 'rtl' ? { dir: 'ltr' } : {})} translate="no">
    {text}
  </i>
);
