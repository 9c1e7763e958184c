import { Minus, Plus, X } from 'lucide-react';
import { type ReactElement, type ReactNode, useId } from 'react';
import { useModal } from '../components/use-modal.ts';
import type { DialogProps } from '../parts/use-part-dialog.ts';
import {
  changeSettings,
  LARGEST,
  type Layer,
  LAYERS,
  type ReadingSettings,
  resetSettings,
  SMALLEST,
  TRANSLITERATIONS,
  type TransliterationMode,
} from './settings.ts';
import { useSettings } from './use-settings.ts';

const MODES: Readonly<Record<TransliterationMode, string>> = {
  precise: 'Precise',
  plain: 'Plain',
  words: 'Word by word',
  hidden: 'Hidden',
};

const LAYER_NAMES: Readonly<Record<Layer, string>> = {
  arabic: 'Arabic',
  transliteration: 'Transliteration',
  translation: 'Translation',
  reference: 'Reference',
  link: 'Link',
};

const withLayer = (copied: readonly Layer[], layer: Layer, on: boolean): Layer[] =>
  LAYERS.filter((known) => (known === layer ? on : copied.includes(known)));

interface StepperProps {
  label: string;
  step: number;
  onStep: (step: number) => void;
}

/** Smaller and larger, with the size between them announced. */
function Stepper({ label, step, onStep }: StepperProps): ReactElement {
  const percent = `${Math.round(100 + step * 12.5)} %`;
  return (
    <div className="panel-row">
      <span>{label}</span>
      <span className="stepper">
        <button
          type="button"
          className="icon-button"
          aria-label={`${label}: smaller`}
          disabled={step <= SMALLEST}
          onClick={() => onStep(step - 1)}
        >
          <Minus aria-hidden="true" />
        </button>
        <output aria-label={label}>{percent}</output>
        <button
          type="button"
          className="icon-button"
          aria-label={`${label}: larger`}
          disabled={step >= LARGEST}
          onClick={() => onStep(step + 1)}
        >
          <Plus aria-hidden="true" />
        </button>
      </span>
    </div>
  );
}

interface CheckProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

const Check = ({ label, checked, onChange }: CheckProps): ReactElement => (
  <label className="check">
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
    {label}
  </label>
);

function Group({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <fieldset className="panel-group">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

function Choices({ settings }: { settings: ReadingSettings }): ReactElement {
  const name = useId();
  const { arabicSize, englishSize, transliteration, translation, references, copied } = settings;
  return (
    <>
      <Group title="Size">
        <Stepper label="Arabic size" step={arabicSize} onStep={(step) => changeSettings({ arabicSize: step })} />
        <Stepper label="English size" step={englishSize} onStep={(step) => changeSettings({ englishSize: step })} />
      </Group>
      <Group title="Transliteration">
        <div className="chips">
          {TRANSLITERATIONS.map((mode) => (
            <label key={mode} className="chip">
              <input
                type="radio"
                name={name}
                checked={mode === transliteration}
                onChange={() => changeSettings({ transliteration: mode })}
              />
              <span>{MODES[mode]}</span>
            </label>
          ))}
        </div>
      </Group>
      <Group title="Show">
        <Check label="Translation" checked={translation} onChange={(on) => changeSettings({ translation: on })} />
        <Check label="References" checked={references} onChange={(on) => changeSettings({ references: on })} />
      </Group>
      <Group title="Copying takes">
        {LAYERS.map((layer) => (
          <Check
            key={layer}
            label={LAYER_NAMES[layer]}
            checked={copied.includes(layer)}
            onChange={(on) => changeSettings({ copied: withLayer(copied, layer, on) })}
          />
        ))}
      </Group>
    </>
  );
}

/** The reader's own setting, as a modal panel at the foot of a phone and at the side of a wide screen. */
export default function ReadingPanel({ onClose }: DialogProps): ReactElement {
  const dialog = useModal();
  const settings = useSettings();
  return (
    <dialog ref={dialog} className="panel" aria-labelledby="reading-title" onClose={onClose}>
      <div className="panel-body">
        <div className="bar">
          <h2 id="reading-title">Reading settings</h2>
          <button type="button" className="icon-button" aria-label="Close reading settings" onClick={() => dialog.current?.close()}>
            <X aria-hidden="true" />
          </button>
        </div>
        <Choices settings={settings} />
        <button type="button" className="button" onClick={resetSettings}>
          Reset to the defaults
        </button>
      </div>
    </dialog>
  );
}
