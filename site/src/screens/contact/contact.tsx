import type { ReactElement } from 'react';
import { ScreenHeader } from '../../ui/screen-header.tsx';
import { NAME, site } from '../../platform/site.ts';
import { RichText } from '../../ui/rich-text.tsx';
import * as screenMessages from '../../../../packages/core/messages/screens.ts';
import * as messages from '../../../../packages/core/messages/contact.ts';
import * as commonMessages from '../../../../packages/core/messages/common.ts';

export default function Contact(): ReactElement {
  const { email, profile } = site;
  return (
    <>
      <ScreenHeader title={screenMessages.contactTitle} back={{ to: '/', label: commonMessages.home }} />
      <main className="prose">
        <p>{messages.welcome({ name: NAME })}</p>
        <p>
          <RichText
            message={messages.addresses({ email, profile: profile.name })}
            elements={{
              mail: (text) => (
                <a href={`mailto:${email}?subject=${encodeURIComponent(NAME)}`}>
                  <bdi dir="ltr">{text}</bdi>
                </a>
              ),
              profile: (text) => (
                <a href={profile.url} target="_blank" rel="noopener noreferrer">
                  <bdi dir="ltr">{text}</bdi>
                </a>
              ),
            }}
          />
        </p>
        <p>{messages.reportAndSuggest}</p>
      </main>
    </>
  );
}
