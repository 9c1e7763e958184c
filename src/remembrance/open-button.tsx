import { type ReactElement, type Ref, useSyncExternalStore } from 'react';
import { onPlaceChange, placeInWords, placeOn } from '../counting/place.ts';

interface OpenButtonProps {
  /** `category/page`. */
  page: string;
  ref: Ref<HTMLButtonElement>;
  onNear: () => void;
  onPress: () => void;
}

/** Opens the page's duas one by one, or goes on where the reader stopped today. */
export function OpenButton({ page, ref, onNear, onPress }: OpenButtonProps): ReactElement {
  const words = useSyncExternalStore(
    onPlaceChange,
    () => {
      const place = placeOn(page);
      return place ? `Resume at ${placeInWords(place)}` : 'One at a time';
    },
    () => 'One at a time',
  );
  return (
    <button ref={ref} type="button" className="button open-one" onPointerEnter={onNear} onClick={onPress}>
      {words}
    </button>
  );
}
