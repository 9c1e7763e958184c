import type { ReactElement } from 'react';

const GRADES = [
  ['Sahih', 'Sound: an unbroken chain of trustworthy narrators with exact memory, and no hidden fault.'],
  ['Hasan', 'Good: as above, with a narrator whose memory is a little less exact. It is relied upon.'],
  ['Hasan Sahih', 'At-Tirmidhi’s own term, for a narration that is at least good.'],
  ['Sahih or Hasan (chain)', 'Said of the chain that was looked at, not of every way in which the text is told.'],
  ['Sahih or Hasan li-ghayrihi', 'Raised to that grade by other narrations that support it.'],
  ['Weak', 'Not established. Shown only where an occasion has nothing better, and the card says so.'],
] as const;

/** The verdicts that stand under narrations, in plain words. */
export function Grades(): ReactElement {
  return (
    <>
      <p>
        The scholars of hadith accept what al-Bukhari and Muslim gathered, so no grade is printed beside the two. Under every other
        narration stand its grade and the name of the scholar who gave it. Where another scholar finds it weak, his verdict stands beside
        it.
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
