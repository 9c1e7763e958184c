import { CircleHelp, HandHeart, type LucideIcon, MoonStar, ScrollText, Sparkles } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link, useLoaderData } from 'react-router';
import { ScreenHeader } from '../../ui/screen-header.tsx';
import * as screenMessages from '../../../../packages/core/messages/screens.ts';
import * as messages from '../../../../packages/core/messages/context.ts';
import * as commonMessages from '../../../../packages/core/messages/common.ts';

/** By page slug: the card's icon, and the message that counts the page's parts. */
const ICON_AND_COUNT_BY_SLUG: Readonly<Record<string, { Icon: LucideIcon; parts: typeof messages.parts }>> = {
  reasons: { Icon: CircleHelp, parts: messages.reasons },
  virtue: { Icon: Sparkles, parts: messages.versesAndNarrations },
  times: { Icon: MoonStar, parts: messages.occasions },
  etiquettes: { Icon: HandHeart, parts: messages.etiquettes },
};

/** A page of the list: its title and the number of its parts. */
export interface ContextPageListEntry {
  slug: string;
  title: string;
  parts: number;
}

function ContextCard({ page }: { page: ContextPageListEntry }): ReactElement {
  const { Icon, parts: partsAre } = ICON_AND_COUNT_BY_SLUG[page.slug] ?? { Icon: ScrollText, parts: messages.parts };
  return (
    <Link to={`/context-behind-dua/${page.slug}`} className="tile context-card">
      <span className="tile-icon">
        <Icon aria-hidden="true" />
      </span>
      <span className="tile-text">
        <span className="tile-title">{page.title}</span>
        <span className="tile-subtitle">{partsAre({ count: page.parts })}</span>
      </span>
    </Link>
  );
}

/** The four pages on how, when and why a supplication is answered. */
export default function ContextOverview(): ReactElement {
  const pages = useLoaderData<ContextPageListEntry[]>();
  return (
    <>
      <ScreenHeader title={screenMessages.contextTitle} back={{ to: '/', label: commonMessages.home }} />
      <main>
        <nav aria-label={screenMessages.contextTitle}>
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
