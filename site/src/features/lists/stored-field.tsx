import { type InputHTMLAttributes, type ReactElement, type SyntheticEvent, useEffect, useRef } from 'react';

interface StoredFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'min' | 'max' | 'dir' | 'maxLength'> {
  /** What screen readers call it, where its label is hidden from them. */
  name?: string;
  /** As it is stored. Where another tab or an undo changes it, the field shows that. */
  value: string;
  /** Stores what was typed. @returns what the field then shows */
  onStore: (typed: string) => string;
}

/** A field that is stored on blur and by Enter, which leaves the focus where it is. */
export function StoredField({ name, value, onStore, ...input }: StoredFieldProps): ReactElement {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) field.current.value = value;
  }, [value]);
  const store = ({ currentTarget }: SyntheticEvent<HTMLInputElement>): void => {
    currentTarget.value = onStore(currentTarget.value);
  };
  return (
    <input
      {...input}
      ref={field}
      className="lists-field"
      autoComplete="off"
      aria-label={name}
      defaultValue={value}
      onBlur={store}
      onKeyDown={(event) => {
        if (event.key === 'Enter') store(event);
      }}
    />
  );
}
