import type { ReactElement } from 'react';
import { GRADE_NAMES_AND_MEANINGS } from '../../../../packages/core/grade-meanings.ts';
import * as messages from '../../../../packages/core/messages/about.ts';

/** What each grade of a narration means, in plain words. */
export function GradeExplanations(): ReactElement {
  return (
    <>
      <p>{messages.grades}</p>
      <dl className="facts">
        {GRADE_NAMES_AND_MEANINGS.map(([grade, meaning]) => (
          <div key={grade}>
            <dt>{grade}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
