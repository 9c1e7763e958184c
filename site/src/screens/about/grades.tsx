import type { ReactElement } from 'react';
import { GRADES } from '../../../../packages/core/grade-meanings.ts';
import * as messages from '../../../../packages/core/messages/about.ts';

/** The meanings of verdicts, in plain words. */
export function Grades(): ReactElement {
  return (
    <>
      <p>{messages.grades}</p>
      <dl className="facts">
        {GRADES.map(([grade, meaning]) => (
          <div key={grade}>
            <dt>{grade}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
