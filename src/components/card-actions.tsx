import { Bookmark, Copy, Flag, Share2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Card } from '../../text/model.ts';
import { part } from '../parts/part.ts';
import { toggleSaved } from '../saved/saved.ts';
import { useIsSaved } from '../saved/use-saved.ts';
import { CardActionButton } from './card-action-button.tsx';

interface CardActionsProps {
  card: Card;
  /** Address of the page below the base, for example `/prayer/ablution`. */
  path: string;
}

/** What the actions do loads with the first use of one. */
const actions = part('This action', () => import('./card-action.ts'));

/** Saves at the press, so that nothing is lost where the reader leaves at once; only the message is loaded for it. */
function save(home: string): void {
  const outcome = toggleSaved(home);
  actions.load().then(
    ({ tellSaved }) => tellSaved(outcome),
    () => undefined,
  );
}

/** Copy, share, save and report, at the foot of a card. */
export function CardActions({ card, path }: CardActionsProps): ReactElement {
  const saved = useIsSaved(card.home);
  return (
    <div className="card-actions">
      <CardActionButton label="Copy" Icon={Copy} onPress={() => actions.use(({ copyCard }) => copyCard(card, path))} />
      <CardActionButton label="Share" Icon={Share2} onPress={() => actions.use(({ shareCard }) => shareCard(card, path))} />
      <CardActionButton label="Save" tooltip={saved ? 'Saved' : 'Save'} Icon={Bookmark} pressed={saved} onPress={() => save(card.home)} />
      <CardActionButton label="Report an error" Icon={Flag} onPress={() => actions.use(({ reportCard }) => reportCard(card, path))} />
    </div>
  );
}
