import { type ReactElement, useEffect, useReducer, useRef } from 'react';
import { useLoaderData } from 'react-router';
import type { TasbihPhrase } from '../../../../packages/core/model.ts';
import { ArabicParagraph } from '../../ui/arabic.tsx';
import { ScreenHeader } from '../../ui/screen-header.tsx';
import { BeadRing } from './bead-ring.tsx';
import { countAfterTap, BEAD_COUNT } from './beads.ts';
import { useValueToAnnounce } from './use-value-to-announce.ts';
import { keepScreenAwake } from '../../features/counting/keep-awake.ts';
import { useDocumentTapListener } from '../../features/counting/use-document-tap-listener.ts';
import { WithoutLookingButton } from '../../features/counting/without-looking-button.tsx';
import { vibrateForCount } from './vibrate.ts';
import { formatNumber } from '../../../../packages/core/format.ts';
import * as messages from '../../../../packages/core/messages/tasbih.ts';
import * as screenMessages from '../../../../packages/core/messages/screens.ts';
import * as commonMessages from '../../../../packages/core/messages/common.ts';
import { addStyles } from '../../platform/add-styles.ts';
import stylesOfTaps from './tasbih-taps.css?inline';

addStyles(stylesOfTaps);

type CountAction = 'tap' | 'reset';

interface CountAndReturnedBeads {
  count: number;
  /** How many beads the last reset has moved back; 0 after the next tap. */
  returned: number;
}

const START: CountAndReturnedBeads = { count: 0, returned: 0 };

const countReducer = ({ count }: CountAndReturnedBeads, action: CountAction): CountAndReturnedBeads =>
  action === 'tap' ? { count: countAfterTap(count), returned: 0 } : { count: 0, returned: count };

const COMPLETE = messages.roundComplete;

const announcementOf = (count: number | undefined): string =>
  count === undefined ? '' : count === BEAD_COUNT ? messages.countComplete({ count, complete: COMPLETE }) : formatNumber(count);

function Phrases({ phrases }: { phrases: readonly TasbihPhrase[] }): ReactElement {
  return (
    <ul className="phrases" aria-label={messages.phrasesToSay}>
      {phrases.map(({ id, arabic, translation }) => (
        <li key={id} className="phrase">
          <ArabicParagraph text={arabic} script="naskh" />
          <p>{translation}</p>
        </li>
      ))}
    </ul>
  );
}

/** The tasbih counter: a tap anywhere on the screen moves on by one bead. */
export default function Tasbih(): ReactElement {
  const phrases = useLoaderData<TasbihPhrase[]>();
  const [{ count, returned }, dispatch] = useReducer(countReducer, START);
  const tap = (): void => dispatch('tap');
  useDocumentTapListener(tap);

  const isUnderWay = count > 0 && count < BEAD_COUNT;
  useEffect(() => (isUnderWay ? keepScreenAwake() : undefined), [isUnderWay]);

  const before = useRef(count);
  useEffect(() => {
    if (count > before.current) vibrateForCount(count);
    before.current = count;
  }, [count]);

  const counter = useRef<HTMLButtonElement>(null);
  const reset = (): void => {
    dispatch('reset');
    // Moves the focus from the reset button, so that the next Space counts.
    counter.current?.focus({ preventScroll: true });
  };

  const announced = useValueToAnnounce(count);
  return (
    <div className="tasbih">
      <ScreenHeader
        title={screenMessages.tasbihTitle}
        back={{ to: '/', label: commonMessages.home }}
        tools={<WithoutLookingButton onCount={tap} />}
      />
      <main>
        <Phrases phrases={phrases} />
        <div className="tasbih-ring">
          <BeadRing count={count} returned={returned} />
          <p className={count === BEAD_COUNT ? 'tasbih-count tasbih-complete' : 'tasbih-count'}>{count}</p>
          <button ref={counter} type="button" className="tasbih-tap" data-tap="" aria-label={messages.count} />
        </div>
        <p className="tasbih-hint">{count === BEAD_COUNT ? COMPLETE : messages.tapAnywhereToCount}</p>
        <button type="button" className="button tasbih-reset" onClick={reset}>
          {messages.reset}
        </button>
        {/* Apart from the number on the screen, so that a quick hand does not flood a screen reader. */}
        <output className="visually-hidden" aria-live="polite">
          {announcementOf(announced)}
        </output>
      </main>
    </div>
  );
}
