import type { ReactElement } from 'react';
import collections from 'virtual:content/collections';

/** The cited works with the edition whose numbers are meant. */
export function Numbering(): ReactElement {
  return (
    <>
      <p>Editions number the same narrations differently. The numbers here are those that sunnah.com shows, or of the edition named.</p>
      <details className="fold">
        <summary>The works and their editions</summary>
        <dl className="facts">
          {Object.entries(collections).map(([key, { name, numbering }]) => (
            <div key={key}>
              <dt>{name}</dt>
              <dd>{numbering}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
