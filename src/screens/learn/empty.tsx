import type { ReactElement } from 'react';
import { Link } from 'react-router';

/** What stands there before anything is learned. */
export const Empty = (): ReactElement => (
  <div className="prose empty">
    <p>Nothing is being learned yet.</p>
    <p>
      To begin, open a dua that you would like to know by heart, such as <Link to="/prayer/after-salam#ayat-al-kursi">Ayat al-Kursi</Link>,
      and choose <strong>Learn by heart</strong> under “More” at its foot. Its words are then hidden step by step, and it comes back when it
      is time to say it again.
    </p>
  </div>
);
