import { Fragment, type ReactElement } from 'react';
import * as cardMessages from '../core/messages/cards.ts';
import { DIRECTION, LANGUAGE } from '../core/messages/locale.ts';
import type { Script } from '../core/model.ts';
import { displayText } from '../arabic/transliteration/stored-words.ts';

const PLACEHOLDER = '{name}';

/** Readers go by one or the other: HTML has `lang`, XML `xml:lang`. */
const inLanguage = (language: string): Record<string, string> => ({ lang: language, xmlLang: language });

/** Lines of a text, each on a line of its own also where a reader knows no style sheet; `{name}` is the name that the reader says. */
export function Lines({ text }: { text: string }): ReactElement {
  return (
    <>
      {text.split('\n').map((line, index) => (
        // The lines and parts of a fixed text never move, so their place is their identity.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {index > 0 ? <br /> : null}
          {line.split(PLACEHOLDER).map((part, at) => (
            // oxlint-disable-next-line react/no-array-index-key
            <Fragment key={at}>
              {at > 0 ? (
                <bdi className="name-slot" {...inLanguage(LANGUAGE)}>
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

const CLASSES: Readonly<Record<Script, string>> = { quran: 'arabic arabic-quran', naskh: 'arabic' };

/** A run of Arabic, code point for code point as the source has it. */
export const Arabic = ({ text, script }: { text: string; script: Script }): ReactElement => (
  <p className={CLASSES[script]} {...inLanguage('ar')} dir="rtl" translate="no">
    <Lines text={text} />
  </p>
);

/** Words of Arabic within a line of the book's language. */
export const ArabicWords = ({ text }: { text: string }): ReactElement => (
  <bdi className="arabic-words" {...inLanguage('ar')} dir="rtl" translate="no">
    {text}
  </bdi>
);

/** How a text is read aloud. @param stored as the compiler writes it */
export const Transliteration = ({ stored }: { stored: string }): ReactElement => (
  <p className="transliteration" {...inLanguage('ar-Latn')} dir="ltr" translate="no">
    <Lines text={displayText(stored)} />
  </p>
);

/** Words in Latin letters that are Arabic. Lines that run to the left leave them whole. */
export const ArabicInLatinLetters = ({ text }: { text: string }): ReactElement => (
  <i {...inLanguage('ar-Latn')} {...(DIRECTION === 'rtl' ? { dir: 'ltr' } : {})} translate="no">
    {text}
  </i>
);
