import { CircleHelp, HandHeart, type LucideIcon, MoonStar, ScrollText, Sparkles } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link, useLoaderData } from 'react-router';
import { ScreenHeader } from '../../components/screen-header.tsx';

/** The face of each page's card: its icon, and what its parts are. */
const FACES: Readonly<Record<string, { Icon: LucideIcon; parts: string }>> = {
  reasons: { Icon: CircleHelp, parts: 'reasons' },
  virtue: { Icon: Sparkles, parts: 'verses and narrations' },
  times: { Icon: MoonStar, parts: 'occasions' },
  etiquettes: { Icon: HandHeart, parts: 'etiquettes' },
};

/** A page of the list: how it is called and how many parts it has. */
export interface ContextEntry {
  slug: string;
  title: string;
  parts: number;
}

function ContextCard({ page }: { page: ContextEntry }): ReactElement {
  const { Icon, parts: partsAre } = FACES[page.slug] ?? { Icon: ScrollText, parts: 'parts' };
  return (
    <Link to={`/context-behind-dua/${page.slug}`} className="tile context-card">
      <span className="tile-icon">
        <Icon aria-hidden="true" />
      </span>
      <span className="tile-text">
        <span className="tile-title">{page.title}</span>
        <span className="tile-subtitle">
          {page.parts} {partsAre}
        </span>
      </span>
    </Link>
  );
}

/** The four pages on how, when and why a supplication is answered. */
export default function Context(): ReactElement {
  const pages = useLoaderData<ContextEntry[]>();
  return (
    <>
      <ScreenHeader title="Understanding the Context of Dua" back={{ to: '/', label: 'home' }} />
      <main>
        <nav aria-label="Understanding the Context of Dua">
          <ul className="context-cards">
            {pages.map((page) => (
              <li key={page.slug}>
                <ContextCard page={page} />
              </li>
            ))}
          </ul>
        </nav>
      </main>
    </>
  );
}
