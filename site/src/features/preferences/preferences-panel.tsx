import { Minus, Plus } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { NotSavedNotice } from '../../ui/not-saved-notice.tsx';
import { Checkbox, RadioChips, Group } from '../../ui/panel-fields.tsx';
import { PanelFrame } from '../../ui/panel-frame.tsx';
import { LanguageLinks } from '../language/language-links.tsx';
import { site } from '../../platform/site.ts';
import * as languageMessages from '../../../../packages/core/messages/language.ts';
import { useModal } from '../../ui/use-modal.ts';
import type { DialogProps } from '../../platform/loading/use-lazy-dialog.ts';
import { changePreferences, resetPreferences } from '../../platform/preferences/change-preferences.ts';
import {
  ARABIC_FONTS,
  type ArabicFont,
  LANGUAGE_FONT_CHOICES,
  type LanguageFontChoice,
  MAX_FONT_SIZE_STEP,
  type CopyLayer,
  COPY_LAYERS,
  type Preferences,
  MIN_FONT_SIZE_STEP,
  TRANSLITERATION_MODES,
  type TransliterationMode,
  UNDER_WORD_CHOICES,
  type UnderWordChoice,
} from '../../platform/preferences/preferences.ts';
import { useChosenPreferences } from '../../platform/preferences/use-preferences.ts';
import { HAS_FACE_CHOICE } from '../../../../packages/core/messages/locale.ts';
import * as messages from '../../../../packages/core/messages/preferences.ts';

const TRANSLITERATION_NAMES: Readonly<Record<TransliterationMode, string>> = {
  precise: messages.precise,
  plain: messages.plain,
  words: messages.wordByWord,
  hidden: messages.hidden,
};

const UNDER_WORD_NAMES: Readonly<Record<UnderWordChoice, string>> = {
  sound: messages.sound,
  meaning: messages.meaning,
  both: messages.both,
};

const ARABIC_FACE_NAMES: Readonly<Record<ArabicFont, string>> = { naskh: messages.naskh, indopak: messages.indopak };

const LANGUAGE_FACE_NAMES: Readonly<Record<LanguageFontChoice, string>> = { first: messages.firstFace, choice: messages.otherFace };

const LAYER_NAMES: Readonly<Record<CopyLayer, string>> = {
  arabic: messages.arabic,
  transliteration: messages.transliteration,
  translation: messages.translation,
  reference: messages.reference,
  link: messages.link,
};

const withLayer = (copied: readonly CopyLayer[], layer: CopyLayer, on: boolean): CopyLayer[] =>
  COPY_LAYERS.filter((known) => (known === layer ? on : copied.includes(known)));

interface FontSizeStepperProps {
  label: string;
  step: number;
  onStep: (step: number) => void;
}

/** Smaller and larger, with the size between them announced. */
function FontSizeStepper({ label, step, onStep }: FontSizeStepperProps): ReactElement {
  const percent = messages.percent({ percent: Math.round(100 + step * 12.5) });
  const stepTo = (next: number): void => {
    if (next >= MIN_FONT_SIZE_STEP && next <= MAX_FONT_SIZE_STEP) onStep(next);
  };
  return (
    <div className="panel-row">
      <span>{label}</span>
      {/* `aria-disabled` instead of `disabled`, so that a button keeps the focus at the limit. */}
      <span className="stepper">
        <button
          type="button"
          className="icon-button"
          aria-label={messages.smaller({ label })}
          aria-disabled={step <= MIN_FONT_SIZE_STEP}
          onClick={() => stepTo(step - 1)}
        >
          <Minus aria-hidden="true" />
        </button>
        <output aria-label={label}>{percent}</output>
        <button
          type="button"
          className="icon-button"
          aria-label={messages.larger({ label })}
          aria-disabled={step >= MAX_FONT_SIZE_STEP}
          onClick={() => stepTo(step + 1)}
        >
          <Plus aria-hidden="true" />
        </button>
      </span>
    </div>
  );
}

interface ChoicesProps {
  preferences: Preferences;
  change: (change: Partial<Preferences>) => void;
}

function Choices({ preferences, change }: ChoicesProps): ReactElement {
  const { arabicSize, englishSize, arabicFace, languageFace, transliteration, underWords, translation, references, copied } = preferences;
  return (
    <>
      <Group title={messages.size}>
        <FontSizeStepper label={messages.arabicSize} step={arabicSize} onStep={(step) => change({ arabicSize: step })} />
        <FontSizeStepper label={messages.englishSize} step={englishSize} onStep={(step) => change({ englishSize: step })} />
      </Group>
      <Group title={messages.arabicFace}>
        <RadioChips
          names={ARABIC_FACE_NAMES}
          options={ARABIC_FONTS}
          chosen={arabicFace}
          onChoose={(face) => change({ arabicFace: face })}
        />
        <p className="panel-hint">{messages.arabicFaceHint}</p>
      </Group>
      {HAS_FACE_CHOICE ? (
        <Group title={messages.languageFace}>
          <RadioChips
            names={LANGUAGE_FACE_NAMES}
            options={LANGUAGE_FONT_CHOICES}
            chosen={languageFace}
            onChoose={(face) => change({ languageFace: face })}
          />
          <p className="panel-hint">{messages.languageFaceHint}</p>
        </Group>
      ) : null}
      <Group title={messages.transliteration}>
        <RadioChips
          names={TRANSLITERATION_NAMES}
          options={TRANSLITERATION_MODES}
          chosen={transliteration}
          onChoose={(mode) => change({ transliteration: mode })}
        />
      </Group>
      {transliteration === 'words' ? (
        <Group title={messages.underEachWord}>
          <RadioChips
            names={UNDER_WORD_NAMES}
            options={UNDER_WORD_CHOICES}
            chosen={underWords}
            onChoose={(layer) => change({ underWords: layer })}
          />
        </Group>
      ) : null}
      <p className="panel-hint">{messages.pressAWord}</p>
      <Group title={messages.show}>
        <Checkbox label={messages.translation} checked={translation} onChange={(on) => change({ translation: on })} />
        <Checkbox label={messages.references} checked={references} onChange={(on) => change({ references: on })} />
      </Group>
      <Group title={messages.copyingTakes}>
        {COPY_LAYERS.map((layer) => (
          <Checkbox
            key={layer}
            label={LAYER_NAMES[layer]}
            checked={copied.includes(layer)}
            onChange={(on) => change({ copied: withLayer(copied, layer, on) })}
          />
        ))}
      </Group>
    </>
  );
}

/** The reading settings, as a modal panel at the foot of a phone and at the side of a wide screen. */
export default function PreferencesPanel({ onClose }: DialogProps): ReactElement {
  const dialog = useModal();
  const preferences = useChosenPreferences();
  const [kept, setKept] = useState(true);
  return (
    <PanelFrame
      dialog={dialog}
      titleId="reading-title"
      title={messages.readingSettings}
      closeLabel={messages.closeReadingSettings}
      onClose={onClose}
    >
      <Choices preferences={preferences} change={(change) => setKept(changePreferences(change))} />
      <NotSavedNotice kept={kept} />
      <button type="button" className="button" onClick={() => setKept(resetPreferences())}>
        {messages.resetToTheDefaults}
      </button>
      {site.languages.length > 1 ? (
        <section>
          <h3 id="panel-language">{languageMessages.title}</h3>
          <LanguageLinks className="setting-languages" entryClassName="button" labelledBy="panel-language" />
        </section>
      ) : null}
    </PanelFrame>
  );
}
