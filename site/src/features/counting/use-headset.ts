import { useEffect, useRef, useState } from 'react';

/** Starts to listen. @returns a function that stops it; undefined where the browser refuses */
type Listen = (onKey: () => void) => Promise<(() => void) | undefined>;

export interface HeadsetControl {
  state: 'off' | 'on' | 'refused';
  /** Number of key presses since it was switched on. */
  received: number;
  start: (listen: Listen) => void;
  stop: () => void;
}

/** The keys of a headset, from when the reader switches them on until the screen is left. @param onKey called for each */
export function useHeadset(onKey: () => void): HeadsetControl {
  const [state, setState] = useState<HeadsetControl['state']>('off');
  const [received, setReceived] = useState(0);
  const act = useRef(onKey);
  useEffect(() => {
    act.current = onKey;
  });
  /** Stops listening, also if listening is only just being started. */
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);

  const start = async (listen: Listen): Promise<void> => {
    // A second start takes the place of the first.
    end.current?.();
    let isOver = false;
    end.current = () => {
      isOver = true;
    };
    setReceived(0);
    const stopListening = await listen(() => {
      setReceived((count) => count + 1);
      act.current();
    });
    if (isOver) {
      stopListening?.();
      return;
    }
    end.current = stopListening;
    setState(stopListening ? 'on' : 'refused');
  };
  return {
    state,
    received,
    start: (listen) => void start(listen),
    stop() {
      end.current?.();
      end.current = undefined;
      setState('off');
    },
  };
}
