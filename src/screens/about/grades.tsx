import type { ReactElement } from 'react';
import { GRADES } from '../../../text/grade-meanings.ts';

/** The verdicts that stand under narrations, in plain words. */
export function Grades(): ReactElement {
  return (
    <>
      <p>
        The scholars of hadith accept what al-Bukhari and Muslim gathered, so no grade is printed beside the two. Under every other
        narration stand its grade and the name of the scholar who gave it. Where another scholar finds it weak, his verdict stands beside
        it; where the first finds it weak, those who find it sound are named.
      </p>
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
