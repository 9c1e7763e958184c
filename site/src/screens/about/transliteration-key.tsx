import type { ReactElement } from 'react';
import { KEY } from '../../../../packages/core/key.ts';
import { isNameInOwnScript, runsOf } from '../../../../packages/core/arabic-runs.ts';
import * as messages from '../../../../packages/core/messages/about.ts';

/** A note; each run of Arabic in it says that it is Arabic. */
function Note({ text }: { text: string }): ReactElement {
  return (
    <span className="key-note">
      {' '}
      {runsOf(text).map(({ text: part, isArabic }) =>
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

/** The engine's own table, as a key for readers. */
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
          {KEY.map(({ arabic, name, precise, plain, note }) => (
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
                {isNameInOwnScript(name) ? (
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
