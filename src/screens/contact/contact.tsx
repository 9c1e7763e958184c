import type { ReactElement } from 'react';
import { ScreenHeader } from '../../components/screen-header.tsx';
import { NAME, site } from '../../site.ts';

export default function Contact(): ReactElement {
  const { email, profile } = site;
  return (
    <>
      <ScreenHeader title="Contact Us" back={{ to: '/', label: 'home' }} />
      <main className="prose">
        <p>We would love to hear from you. Tell us what helps you in {NAME}, what you miss, and above all whatever is not right.</p>
        <p>
          Write to <a href={`mailto:${email}?subject=${encodeURIComponent(NAME)}`}>{email}</a>, or find us as{' '}
          <a href={profile.url} target="_blank" rel="noopener noreferrer">
            {profile.name}
          </a>
          .
        </p>
        <p>
          Please report any issue and send any suggestion. A wrong letter in a dua matters to everyone who prays with it: name the page and
          the words, and we will look them up and mend them.
        </p>
      </main>
    </>
  );
}
