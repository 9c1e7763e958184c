import { Bookmark, Copy, Ellipsis, Share2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Card } from '../../text/model.ts';
import { part } from '../parts/part.ts';
import { usePartDialog } from '../parts/use-part-dialog.ts';
import { toggleSaved } from '../saved/saved.ts';
import { useIsSaved } from '../saved/use-saved.ts';
import { CardActionButton } from './card-action-button.tsx';
import type { CardDialogProps } from './card-dialog.ts';

interface CardActionsProps {
  card: Card;
  /** Address of the page below the base, for example `/prayer/ablution`. */
  path: string;
}

/** What the actions do loads with the first use of one. */
const actions = part('This action', () => import('./card-action.ts'));

/** What else can be done with a card; what that is stands in `card-more-entries.ts`. */
const more = part('What else there is', async () => (await import('./card-more.tsx')).default);

/** Saves at the press, so that nothing is lost where the reader leaves at once; only the message is loaded for it. */
function save(home: string): void {
  const outcome = toggleSaved(home);
  actions.load().then(
    ({ tellSaved }) => tellSaved(outcome),
    () => undefined,
  );
}

/** Copy, share, save and what else there is, at the foot of a card. */
export function CardActions({ card, path }: CardActionsProps): ReactElement {
  const saved = useIsSaved(card.home);
  const { Dialog, open, openOther, close } = usePartDialog<CardDialogProps>(more);
  return (
    <>
      <div className="card-actions">
        <CardActionButton label="Copy" Icon={Copy} onPress={() => actions.use(({ copyCard }) => copyCard(card, path))} />
        <CardActionButton label="Share" Icon={Share2} onPress={() => actions.use(({ shareCard }) => shareCard(card, path))} />
        <CardActionButton label="Save" tooltip={saved ? 'Saved' : 'Save'} Icon={Bookmark} pressed={saved} onPress={() => save(card.home)} />
        <CardActionButton label="More" Icon={Ellipsis} opensDialog onPress={open} />
      </div>
      {Dialog ? <Dialog card={card} path={path} onClose={close} openOther={openOther} /> : null}
    </>
  );
}
