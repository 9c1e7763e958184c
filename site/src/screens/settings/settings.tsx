import { type ReactElement, useState } from 'react';
import { Link } from 'react-router';
import { NotSavedNotice } from '../../ui/not-saved-notice.tsx';
import { ScreenHeader } from '../../ui/screen-header.tsx';
import { chooseTheme } from '../../platform/theme/choose-theme.ts';
import { NON_LIGHT_THEMES, type NonLightTheme, type Theme, themeAfterToggle } from '../../platform/theme/theme.ts';
import { PreferencesButton } from '../../features/preferences/preferences-button.tsx';
import { OneKeySwitch } from '../../features/shortcuts/one-key-switch.tsx';
import { TransferButton } from '../../features/transfer/transfer-button.tsx';
import { LanguageLinks } from '../../features/language/language-links.tsx';
import { site } from '../../platform/site.ts';
import * as languageMessages from '../../../../packages/core/messages/language.ts';
import { useTheme } from '../../platform/theme/use-theme.ts';
import { notify } from '../../platform/toast/notify.ts';
import { RichText } from '../../ui/rich-text.tsx';
import * as messages from '../../../../packages/core/messages/settings.ts';
import * as screenMessages from '../../../../packages/core/messages/screens.ts';
import * as commonMessages from '../../../../packages/core/messages/common.ts';

/** @returns false where the choice lasts only until the page is closed */
function switchThemeAndNotify(theme: Theme): boolean {
  void notify({ title: messages.enabled({ theme }), description: messages.switchedTo({ theme }) });
  return chooseTheme(theme);
}

interface ThemeToggleRowProps {
  mode: NonLightTheme;
  theme: Theme;
  onKept: (kept: boolean) => void;
}

/** A row for one theme; its button names the theme that a press switches to. */
function ThemeToggleRow({ mode, theme, onKept }: ThemeToggleRowProps): ReactElement {
  const next = themeAfterToggle(theme, mode);
  const id = `${mode}-mode`;
  return (
    <li className="setting">
      <div>
        <h2 id={id}>{messages.choiceTitle({ theme: mode })}</h2>
        <p>{messages.choiceDescription({ theme: mode })}</p>
      </div>
      <button type="button" className="button" aria-describedby={id} onClick={() => onKept(switchThemeAndNotify(next))}>
        {messages.mode({ theme: next })}
      </button>
    </li>
  );
}

export default function Settings(): ReactElement {
  const theme = useTheme();
  const [kept, setKept] = useState(true);
  return (
    <>
      <ScreenHeader title={screenMessages.settingsTitle} back={{ to: '/', label: commonMessages.home }} />
      <main>
        {/* The buttons name the theme they switch to; this names the current one. */}
        <p className="theme-now">
          <RichText message={messages.now({ name: messages.name({ theme }) })} elements={{ theme: (text) => <strong>{text}</strong> }} />
        </p>
        <ul className="settings">
          {NON_LIGHT_THEMES.map((mode) => (
            <ThemeToggleRow key={mode} mode={mode} theme={theme} onKept={setKept} />
          ))}
        </ul>
        <NotSavedNotice kept={kept} />
        <section className="setting-more" aria-labelledby="reading">
          <div>
            <h2 id="reading">{messages.readingSettings}</h2>
            <p>{messages.readingDescription}</p>
          </div>
          <PreferencesButton />
        </section>
        {site.languages.length > 1 ? (
          <section className="setting-more" aria-labelledby="language">
            <div>
              <h2 id="language">{languageMessages.title}</h2>
              <p>{languageMessages.description}</p>
            </div>
            <LanguageLinks className="setting-languages" entryClassName="button" labelledBy="language" />
          </section>
        ) : null}
        <section className="setting-more" aria-labelledby="reminders">
          <div>
            <h2 id="reminders">{messages.reminders}</h2>
            <p>{messages.remindersDescription}</p>
          </div>
          <Link to="/reminders" className="button">
            {messages.chooseTheTimes}
          </Link>
        </section>
        <section className="setting-more" aria-labelledby="keyboard">
          <div>
            <h2 id="keyboard">{messages.keyboard}</h2>
            <p>{messages.keyboardDescription}</p>
          </div>
          <OneKeySwitch />
        </section>
        <section className="setting-more" aria-labelledby="days">
          <div>
            <h2 id="days">{messages.days}</h2>
            <p>{messages.daysDescription}</p>
          </div>
          <Link to="/days" className="button">
            {messages.seeYourDays}
          </Link>
        </section>
        <section className="setting-more" aria-labelledby="transfer">
          <div>
            <h2 id="transfer">{messages.transfer}</h2>
            <p>{messages.transferDescription}</p>
          </div>
          <TransferButton />
        </section>
      </main>
    </>
  );
}
