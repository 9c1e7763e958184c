import type { ReactElement } from 'react';
import { GRADES } from '../../../text/grade-meanings.ts';
import * as messages from '../../../text/messages/about.ts';

/** The verdicts that stand under narrations, in plain words. */
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
