import type { ReactElement } from 'react';
import { LOCALIZED_TRANSLITERATION_KEY } from '../../../../packages/core/transliteration-key.ts';
import { isTextInOwnArabicScript, languageRunsOf } from '../../../../packages/core/arabic-runs.ts';
import * as messages from '../../../../packages/core/messages/about.ts';

/** A note of the table, its Arabic parts marked as Arabic. */
function Note({ text }: { text: string }): ReactElement {
  return (
    <span className="key-note">
      {' '}
      {languageRunsOf(text).map(({ text: part, isArabic }) =>
        isArabic ? (
          <bdi key={part} lang="ar" dir="rtl" translate="no">
            {part}
          </bdi>
        ) : (
          part
        ),
      )}
    </span>
  );
}

/** The letters and their transliterations, from the engine's own table. */
export function TransliterationKey(): ReactElement {
  return (
    <div className="key-table">
      <table>
        <thead>
          <tr>
            <th scope="col">{messages.keyArabic}</th>
            <th scope="col">{messages.keyPrecise}</th>
            <th scope="col">{messages.keyPlain}</th>
            <th scope="col">{messages.keyName}</th>
          </tr>
        </thead>
        <tbody>
          {LOCALIZED_TRANSLITERATION_KEY.map(({ arabic, name, precise, plain, note }) => (
            <tr key={arabic}>
              <td lang="ar" dir="rtl" translate="no">
                {arabic}
              </td>
              <td lang="ar-Latn" translate="no">
                {precise}
              </td>
              <td lang="ar-Latn" translate="no">
                {plain}
              </td>
              <td>
                {isTextInOwnArabicScript(name) ? (
                  name
                ) : (
                  <span lang="ar-Latn" translate="no">
                    {name}
                  </span>
                )}
                {note ? <Note text={note} /> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
