import type { ReactElement } from 'react';
import checks from 'virtual:content/checks';

/** What is checked, by which means, and how a reader can do it too. */
export function Checked(): ReactElement {
  const { cards, texts, rules, edition, date } = checks;
  return (
    <>
      <p>
        Under each of the {cards} cards, “Source” opens what it can be checked by. What is wrong nevertheless, we want to know: “Report an
        error” under “More” writes to us.
      </p>
      <details className="fold">
        <summary>What is checked, and by which means</summary>
        <ul className="prose-list">
          <li>
            Verses are never typed. They come from the edition that is named below, and their meaning is held against a published
            translation.
          </li>
          <li>
            {rules} rules read every text: its letters and marks, its vowels, its numbers, its verdicts, its transliteration. Each rule has
            an example that it must refuse, and hundreds of faults are put into the texts to see that the rules find them.
          </li>
          <li>
            {texts} texts are locked with everything that is recited, meant and cited. A letter that changes is shown by name, and no change
            goes in before it was read. The last edition is {edition}, of {date}; “Unchanged since” names the edition in which a text last
            changed.
          </li>
          <li>
            The fingerprint is the SHA-256 of a card’s text, translation and sources. The published data list the same one, so that words
            which you have from elsewhere can be told from these.
          </li>
          <li>
            Every page is read back after it is built and compared with its source, letter by letter. Two builds of the same version give
            the same bytes, and <a href={`${import.meta.env.BASE_URL}site-files.json`}>a list of all files</a> with the SHA-256 of each
            stands on this site, so that any copy of it can be compared.
          </li>
        </ul>
      </details>
    </>
  );
}
