import { type InputHTMLAttributes, type ReactElement, useEffect, useEffectEvent, useRef } from 'react';

interface StoredFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'min' | 'max' | 'dir' | 'maxLength'> {
  /** What screen readers call it, where its label is hidden from them. */
  name?: string;
  /** As it is stored. Where another tab or an undo changes it, the field shows that, but not while one types in it. */
  value: string;
  /** Stores what was typed. @returns what the field then shows */
  onStore: (typed: string) => string;
}

/**
 * A field that is stored on blur, on Enter (the focus stays), and when the page is left while the reader types, as by the back
 * button of a device.
 */
export function StoredField({ name, value, onStore, ...input }: StoredFieldProps): ReactElement {
  const field = useRef<HTMLInputElement>(null);
  const valueBefore = useRef(value);
  useEffect(() => {
    const shown = field.current;
    if (!shown) return;
    const isTypedIn = document.activeElement === shown && shown.value !== valueBefore.current;
    if (!isTypedIn) shown.value = value;
    valueBefore.current = value;
  }, [value]);
  const store = (shown: HTMLInputElement): void => {
    shown.value = onStore(shown.value);
  };
  const storeAtLeaving = useEffectEvent((shown: HTMLInputElement): void => {
    if (shown.value !== value) store(shown);
  });
  useEffect(() => {
    const shown = field.current;
    if (!shown) return undefined;
    const leave = (): void => storeAtLeaving(shown);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return (
    <input
      {...input}
      ref={field}
      className="field"
      autoComplete="off"
      aria-label={name}
      defaultValue={value}
      onBlur={({ currentTarget }) => store(currentTarget)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') store(currentTarget);
      }}
    />
  );
}
