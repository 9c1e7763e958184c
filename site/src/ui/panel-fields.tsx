/** Form fields of panels: a titled group, a choice of one, a checkbox. */
import { type ReactElement, type ReactNode, useId } from 'react';

interface CheckboxProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export const Checkbox = ({ label, checked, onChange }: CheckboxProps): ReactElement => (
  <label className="check">
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
    {label}
  </label>
);

interface RadioChipsProps<T extends string> {
  names: Readonly<Record<T, string>>;
  /** The choices in their order. */
  options: readonly T[];
  chosen: T;
  onChoose: (option: T) => void;
}

/** Radio buttons as chips, one for each option. */
export function RadioChips<T extends string>({ names, options, chosen, onChoose }: RadioChipsProps<T>): ReactElement {
  const group = useId();
  return (
    <div className="chips">
      {options.map((option) => (
        <label key={option} className="chip">
          <input type="radio" name={group} checked={option === chosen} onChange={() => onChoose(option)} />
          <span>{names[option]}</span>
        </label>
      ))}
    </div>
  );
}

export function Group({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <fieldset className="panel-group">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
