import { type ReactElement, useState, useSyncExternalStore } from 'react';
import { addStyles } from '../../platform/add-styles.ts';
import { NotSavedNotice } from '../../ui/not-saved-notice.tsx';
import { Checkbox, Group } from '../../ui/panel-fields.tsx';
import { PanelFrame } from '../../ui/panel-frame.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { supportsHeadsetKeys, listenToHeadset } from './headset-keys.ts';
import type { HeadsetControl } from './use-headset.ts';
import type { WithoutLookingPanelProps } from './without-looking-button.tsx';
import { setWholeCardCounts, doesWholeCardCount, onWithoutLookingChange } from './without-looking.ts';
import styles from './without-looking.css?inline';
import * as messages from '../../../../packages/core/messages/without-looking.ts';

addStyles(styles);

/** Sentences on what this browser supports and what not. */
const deviceSupportSentences = (hasCard: boolean): string[] => [
  hasCard ? messages.tapOnCard : messages.tapAnywhere,
  messages.keys,
  'vibrate' in navigator ? messages.vibrates : messages.doesNotVibrate,
  'wakeLock' in navigator ? messages.staysAwake : messages.doesNotStayAwake,
  messages.volumeKeys,
];

function headsetTrialText({ state, received }: HeadsetControl): string {
  if (state === 'refused') return messages.headsetRefused;
  if (state === 'off') return '';
  return received === 0 ? messages.tryIt : messages.received({ count: received });
}

function HeadsetSettings({ headset }: { headset: HeadsetControl }): ReactElement {
  if (!supportsHeadsetKeys()) return <p className="panel-hint">{messages.noHeadset}</p>;
  return (
    <>
      <Checkbox
        label={messages.headsetSwitch}
        checked={headset.state === 'on'}
        onChange={(on) => (on ? headset.start((onKey) => listenToHeadset(onKey, messages.soundTitle)) : headset.stop())}
      />
      <output className="without-looking-trial">{headsetTrialText(headset)}</output>
      <p className="panel-hint">{messages.headsetCost}</p>
      <p className="panel-hint">{messages.headsetHow}</p>
    </>
  );
}

/** The panel for counting without looking: explanations and two switches. */
export default function WithoutLookingPanel({ onClose, headset, hasCard }: WithoutLookingPanelProps): ReactElement {
  const dialog = useModal();
  const wholeCard = useSyncExternalStore(onWithoutLookingChange, doesWholeCardCount, doesWholeCardCount);
  const [kept, setKept] = useState(true);
  return (
    <PanelFrame dialog={dialog} titleId="without-looking-title" title={messages.title} onClose={onClose}>
      <ul className="without-looking-facts">
        {deviceSupportSentences(hasCard).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {hasCard ? (
        <Group title={messages.cardTitle}>
          <Checkbox label={messages.wholeCard} checked={wholeCard} onChange={(on) => setKept(setWholeCardCounts(on))} />
          <p className="panel-hint">{messages.wholeCardHint}</p>
          <NotSavedNotice kept={kept} />
        </Group>
      ) : null}
      <Group title={messages.headsetTitle}>
        <HeadsetSettings headset={headset} />
      </Group>
    </PanelFrame>
  );
}
