import { type ReactElement, useState } from 'react';
import { Loading } from '../../ui/loading.tsx';
import { keepAnswer, learnedDua, learnedDuas } from './learning.ts';
import { afterAnswer, type Answer } from './schedule.ts';
import { useLearning } from './use-learning.ts';
import { addStyles } from '../../platform/add-styles.ts';
import { notifyNotSaved } from '../../platform/toast/notify-not-saved.ts';
import { Ended, type Result } from './ended.tsx';
import styles from './learn.css?inline';
import { NotLoaded } from './not-loaded.tsx';
import { sessionOf } from './order.ts';
import { PracticeCard } from './practice-card.tsx';
import { useCards } from './use-cards.ts';

addStyles(styles);

/** @throws never; where the device keeps nothing, the answer holds until the page is closed, and the reader is told */
function keep(home: string, answer: Answer, step: number): void {
  const now = new Date();
  // Read again: another tab may have had an answer meanwhile.
  const dua = learnedDua(home);
  if (!dua || keepAnswer(afterAnswer(dua, answer, step, now))) return;
  void notifyNotSaved();
}

/** Duas one after another: each is said, and the reader says how it went. @param dua id of the only one; null for those that are due */
export default function Session({ dua: only }: { dua: string | null }): ReactElement {
  // Fixed at the beginning, so that nothing moves under the reader's hands.
  const [homes, setHomes] = useState(() => sessionOf(learnedDuas(), only, new Date()));
  const [results, setResults] = useState<readonly Result[]>([]);
  const learned = useLearning();
  const { value: lookup, failed, retry } = useCards(homes);
  if (failed) return <NotLoaded retry={retry} />;
  if (!lookup) return <Loading />;
  const cards = new Map(lookup.found.map((found) => [found.card.home, found]));
  const { missing } = lookup;
  if (!homes.every((home) => cards.has(home) || missing.includes(home))) return <Loading />;
  const known = homes.filter((home) => cards.has(home));
  const home = known[results.length];
  const card = home === undefined ? undefined : cards.get(home);
  const begin = (next: readonly string[]): void => {
    setHomes([...next]);
    setResults([]);
  };
  if (home === undefined || card === undefined) return <Ended results={results} learned={learned} cards={cards} onBegin={begin} />;
  const answer = (given: Answer, step: number): void => {
    keep(home, given, step);
    setResults([...results, { home, answer: given }]);
  };
  // Taken out in another tab, it can still be gone through; nothing of it is kept.
  const dua = learned.find((one) => one.home === home) ?? { home, at: '', step: 0 };
  return (
    <PracticeCard
      key={`${home} ${results.length}`}
      dua={dua}
      card={card}
      position={results.length + 1}
      total={known.length}
      onAnswer={answer}
    />
  );
}
