import type { ReactElement } from 'react';
import collections from 'virtual:content/collections';
import * as messages from '../../../../packages/core/messages/about.ts';

/** The cited collections, each with the edition whose numbering the references follow. */
export function CollectionNumbering(): ReactElement {
  return (
    <>
      <p>{messages.numbering}</p>
      <details className="fold">
        <summary>{messages.worksSummary}</summary>
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
