import type { ReactElement } from 'react';
import checks from 'virtual:content/checks';
import { RichText } from '../../ui/rich-text.tsx';
import * as messages from '../../../../packages/core/messages/about.ts';

/** The checks of the texts, their means, and how a reader can repeat them. */
export function TextChecksExplanation(): ReactElement {
  const { cards, texts, rules, edition, date } = checks;
  return (
    <>
      <p>{messages.checkedCards({ cards })}</p>
      <details className="fold">
        <summary>{messages.checksSummary}</summary>
        <ul className="prose-list">
          <li>{messages.checkedVerses}</li>
          <li>{messages.checkedRules({ rules })}</li>
          <li>{messages.checkedLock({ texts, edition, date })}</li>
          <li>{messages.checkedFingerprint}</li>
          <li>
            <RichText
              message={messages.checkedBuild}
              elements={{ files: (text) => <a href={`${import.meta.env.BASE_URL}site-files.json`}>{text}</a> }}
            />
          </li>
        </ul>
      </details>
    </>
  );
}
