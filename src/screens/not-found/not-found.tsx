import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { ScreenHeader } from '../../components/screen-header.tsx';

/** An address that no page has. */
export default function NotFound(): ReactElement {
  return (
    <>
      <ScreenHeader title="Page not found" back={{ to: '/', label: 'home' }} />
      <main className="prose">
        <p>There is no page at this address. It may have been mistyped, or the page may have moved.</p>
        <p>
          <Link to="/" className="button">
            Go to the home page
          </Link>{' '}
          <Link to="/search" className="button">
            Search
          </Link>
        </p>
      </main>
    </>
  );
}
