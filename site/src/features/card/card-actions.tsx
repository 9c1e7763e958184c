import { Bookmark, Copy, Ellipsis, Share2 } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Card } from '../../../../packages/core/model.ts';
import { composeCardId } from '../../platform/content/card-id.ts';
import { lazyModule } from '../../platform/loading/lazy-module.ts';
import { useLazyDialog } from '../../platform/loading/use-lazy-dialog.ts';
import { notifyNotSaved } from '../../platform/toast/notify-not-saved.ts';
import { toggleSaved } from '../saved/saved.ts';
import { useIsSaved } from '../saved/use-saved.ts';
import { CardActionButton } from './card-action-button.tsx';
import type { CardOrPassageWithId } from './card-action.ts';
import type { CardDialogProps } from './card-dialog.ts';
import * as messages from '../../../../packages/core/messages/cards.ts';

interface CopyAndShareProps {
  text: CardOrPassageWithId;
  /** Address of the page below the base, for example `/prayer/ablution`. */
  path: string;
}

interface CardActionsProps {
  card: Card;
  /** Address of the page below the base, for example `/prayer/ablution`. */
  path: string;
}

/** The actions load with the first use of one. */
const actions = () => import('./card-action.ts');
const copyAction = lazyModule(messages.thisAction, actions, 'copyCard');
const shareAction = lazyModule(messages.thisAction, actions, 'shareCard');
const notifySavedOrRemovedModule = lazyModule(messages.theMessage, actions, 'notifySavedOrRemoved');

/** The dialog that "More" of a card opens; `card-more-entries.ts` lists the entries. */
const cardMoreDialog = lazyModule(messages.moreActions, () => import('./card-more.tsx'), 'default');

/** Saves at the press, so that nothing is lost where the reader leaves at once; only the message is loaded for it. */
function toggleSavedAndNotify({ permanentId, id }: Card, path: string): void {
  const outcome = toggleSaved(permanentId, composeCardId(path, id));
  notifySavedOrRemovedModule.prefetch().then(
    (notifySavedOrRemoved) => notifySavedOrRemoved(outcome),
    // Without the message the button still shows the new state; only a change that the device did not store must be reported.
    () => (outcome.kept ? undefined : notifyNotSaved()),
  );
}

/** The buttons that copy and share a text. */
export const CopyAndShare = ({ text, path }: CopyAndShareProps): ReactElement => (
  <>
    <CardActionButton label={messages.copy} Icon={Copy} onPress={() => copyAction.use((copyCard) => copyCard(text, path))} />
    <CardActionButton label={messages.share} Icon={Share2} onPress={() => shareAction.use((shareCard) => shareCard(text, path))} />
  </>
);

/** The buttons at the foot of a card: copy, share, save, more. */
export function CardActions({ card, path }: CardActionsProps): ReactElement {
  const saved = useIsSaved(card.permanentId);
  const { Dialog, open, openOther, close } = useLazyDialog<CardDialogProps>(cardMoreDialog);
  return (
    <>
      <div className="card-actions">
        <CopyAndShare text={card} path={path} />
        <CardActionButton
          label={messages.save}
          tooltip={saved ? messages.saved : messages.save}
          Icon={Bookmark}
          pressed={saved}
          onPress={() => toggleSavedAndNotify(card, path)}
        />
        <CardActionButton label={messages.more} Icon={Ellipsis} opensDialog onPress={open} />
      </div>
      {Dialog ? <Dialog card={card} path={path} onClose={close} openOther={openOther} /> : null}
    </>
  );
}
