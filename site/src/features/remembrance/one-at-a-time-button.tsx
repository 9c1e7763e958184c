import { type ReactElement, type Ref, useSyncExternalStore } from 'react';
import { onResumePointChange, resumePointOf } from '../counting/resume-point.ts';
import * as cardMessages from '../../../../packages/core/messages/cards.ts';
import * as messages from '../../../../packages/core/messages/remembrance.ts';

interface OneAtATimeButtonProps {
  /** `category/page`. */
  page: string;
  ref: Ref<HTMLButtonElement>;
  onNear: () => void;
  onPress: () => void;
}

/** Opens the page's duas one by one, or goes on where the reader stopped today. */
export function OneAtATimeButton({ page, ref, onNear, onPress }: OneAtATimeButtonProps): ReactElement {
  const words = useSyncExternalStore(
    onResumePointChange,
    () => {
      const place = resumePointOf(page);
      return place ? cardMessages.resumeAt(place) : messages.oneAtATime;
    },
    () => messages.oneAtATime,
  );
  return (
    <button ref={ref} type="button" className="button button-main open-one" onPointerEnter={onNear} onClick={onPress}>
      {words}
    </button>
  );
}
