import type { ReactElement } from 'react';
import type { Script } from '../../text/model.ts';

const PLACEHOLDER = '{name}';

/** A line of Arabic or English in which `{name}` stands for the name that the reader says. */
export function WithName({ text }: { text: string }): ReactElement {
  const parts = text.split(PLACEHOLDER);
  return (
    <>
      {parts.map((part, index) => (
        // The parts of a fixed text never move, so their place is their identity.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index}>
          {index > 0 ? (
            <bdi lang="en" className="name-slot">
              name
            </bdi>
          ) : null}
          {part}
        </span>
      ))}
    </>
  );
}

const CLASSES: Readonly<Record<Script, string>> = { quran: 'arabic arabic-quran', naskh: 'arabic arabic-naskh' };

interface ArabicProps {
  text: string;
  script: Script;
}

/** A run of Arabic, code point for code point as the source has it; its lines keep their breaks. */
export function Arabic({ text, script }: ArabicProps): ReactElement {
  return (
    <p className={CLASSES[script]} lang="ar" dir="rtl" translate="no">
      {text.includes(PLACEHOLDER) ? <WithName text={text} /> : text}
    </p>
  );
}
