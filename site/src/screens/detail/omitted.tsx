import type { ReactElement } from 'react';
import { isTextInOwnArabicScript } from '../../../../packages/core/arabic-runs.ts';
import type { DeliberatelyOmittedWords } from '../../../../packages/core/model.ts';
import { ArabicParagraph } from '../../ui/arabic.tsx';
import { ReferenceList } from '../../ui/reference-list.tsx';
import * as messages from '../../../../packages/core/messages/detail.ts';

/** Words that readers may miss on a page, each with the reason why it is left out. */
export function OmittedWordsSection({ omitted }: { omitted: readonly DeliberatelyOmittedWords[] }): ReactElement {
  return (
    <aside className="card omitted" aria-labelledby="omitted">
      <h2 id="omitted">{messages.omittedTitle}</h2>
      <ul>
        {omitted.map(({ words, arabic, reason, references, grades }) => (
          <li key={words}>
            <p className="omitted-words" {...(isTextInOwnArabicScript(words) ? {} : { lang: 'ar-Latn' })} translate="no">
              {words}
            </p>
            {arabic ? <ArabicParagraph text={arabic} script="naskh" /> : null}
            <p>{reason}</p>
            <ReferenceList references={references} grades={grades} />
          </li>
        ))}
      </ul>
    </aside>
  );
}
