import { type ReactElement, useState } from 'react';
import { Link } from 'react-router';
import { NotSavedNotice } from '../../components/not-saved-notice.tsx';
import { ScreenHeader } from '../../components/screen-header.tsx';
import { chooseTheme } from '../../theme/choose-theme.ts';
import { type Theme, toggledTheme } from '../../theme/theme.ts';
import { PreferencesButton } from '../../preferences/preferences-button.tsx';
import { useTheme } from '../../theme/use-theme.ts';
import { notify } from '../../toast/notify.ts';

const NAMES: Readonly<Record<Theme, string>> = { light: 'Light', dark: 'Dark', night: 'Night' };

/** @returns whether the device keeps the choice */
function switchTo(theme: Theme): boolean {
  void notify({ title: `${NAMES[theme]} mode enabled`, description: `Switched to ${theme} mode` });
  return chooseTheme(theme);
}

interface ToggleRowProps {
  id: string;
  title: string;
  description: string;
  mode: 'dark' | 'night';
  theme: Theme;
  onKept: (kept: boolean) => void;
}

/** A row with a button that names the mode that it leads to. */
function ToggleRow({ id, title, description, mode, theme, onKept }: ToggleRowProps): ReactElement {
  const next = toggledTheme(theme, mode);
  return (
    <li className="setting">
      <div>
        <h2 id={id}>{title}</h2>
        <p>{description}</p>
      </div>
      <button type="button" className="button" aria-describedby={id} onClick={() => onKept(switchTo(next))}>
        {`${NAMES[next]} Mode`}
      </button>
    </li>
  );
}

export default function Settings(): ReactElement {
  const theme = useTheme();
  const [kept, setKept] = useState(true);
  return (
    <>
      <ScreenHeader title="Settings" back={{ to: '/', label: 'home' }} />
      <main>
        {/* Both buttons name where they lead; this says where the reader is. */}
        <p className="theme-now">
          Now: <strong>{NAMES[theme]}</strong>
        </p>
        <ul className="settings">
          <ToggleRow
            id="dark-mode"
            title="Dark/Light Mode"
            description="A dark page for dim rooms."
            mode="dark"
            theme={theme}
            onKept={setKept}
          />
          <ToggleRow
            id="night-mode"
            title="Night/Light Mode"
            description="Warm colors, easy on the eyes at night."
            mode="night"
            theme={theme}
            onKept={setKept}
          />
        </ul>
        <NotSavedNotice kept={kept} />
        <section className="setting-more" aria-labelledby="reading">
          <div>
            <h2 id="reading">Reading settings</h2>
            <p>Size of the text, transliteration, what is shown and copied; as behind the same button on every page of duas.</p>
          </div>
          <PreferencesButton />
        </section>
        <section className="setting-more" aria-labelledby="reminders">
          <div>
            <h2 id="reminders">Reminders</h2>
            <p>The remembrance of the morning, the evening and before sleep, in your own calendar.</p>
          </div>
          <Link to="/reminders" className="button">
            Choose the times
          </Link>
        </section>
      </main>
    </>
  );
}
