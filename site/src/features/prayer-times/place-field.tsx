import { LocateFixed } from 'lucide-react';
import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { findCities, cityAndCountryName } from './cities.ts';
import type { Place } from './place.ts';
import { devicePosition, type PositionFailure } from './position.ts';
import * as messages from '../../../../packages/core/messages/prayer-times.ts';

const POSITION_FAILURE_MESSAGES: Readonly<Record<PositionFailure, string>> = {
  refused: messages.positionRefused,
  unavailable: messages.positionUnavailable,
  unsupported: messages.positionUnsupported,
};

interface ChoosePlaceProps {
  onChoose: (place: Place) => void;
}

function PositionButton({ onChoose }: ChoosePlaceProps): ReactElement {
  const [said, setSaid] = useState('');
  // A position may come after the reader has chosen a city, which takes this button away.
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const ask = async (): Promise<void> => {
    setSaid(messages.findingPosition);
    const found = await devicePosition();
    if (!isShown.current) return;
    if (typeof found === 'string') setSaid(POSITION_FAILURE_MESSAGES[found]);
    else onChoose(found);
  };
  return (
    <>
      <button type="button" className="button" onClick={() => void ask()}>
        <LocateFixed aria-hidden="true" />
        {messages.takePosition}
      </button>
      <p className="panel-hint">{messages.positionOnce}</p>
      <output className="prayer-said">{said}</output>
    </>
  );
}

interface PlaceFieldProps extends ChoosePlaceProps {
  /** Whether the field takes the focus, from a button that is gone. */
  takesFocus: boolean;
}

const focusField = (field: HTMLInputElement | null): void => field?.focus({ preventScroll: true });

/** Lets the reader search for a city by name, or use the device's position. */
export function PlaceField({ takesFocus, onChoose }: PlaceFieldProps): ReactElement {
  const [typed, setTyped] = useState('');
  const field = useId();
  const found = findCities(typed);
  return (
    <>
      <label htmlFor={field}>{messages.city}</label>
      <input
        ref={takesFocus ? focusField : undefined}
        id={field}
        type="search"
        className="field"
        placeholder={messages.cityExample}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          // Enter that ends the composition of a word chooses nothing yet.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || !found[0]) return;
          // Else the same Enter would press the button that takes the focus.
          event.preventDefault();
          onChoose(found[0]);
        }}
      />
      <output className={found.length > 0 ? 'visually-hidden' : 'prayer-said'}>
        {typed.trim() === '' ? '' : messages.found({ count: found.length })}
      </output>
      {found.length > 0 ? (
        <ul className="prayer-cities">
          {found.map((place) => (
            <li key={`${place.latitude} ${place.longitude} ${place.city}`}>
              <button type="button" className="prayer-city" onClick={() => onChoose(place)}>
                {cityAndCountryName(place)}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <PositionButton onChoose={onChoose} />
    </>
  );
}
