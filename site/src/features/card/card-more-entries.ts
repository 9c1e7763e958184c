/** The entries of the menu "More" of a card, in order. */
import { Flag, GraduationCap, Image, ListPlus, type LucideIcon } from 'lucide-react';
import type { Card } from '../../../../packages/core/model.ts';
import { practise } from '../learning/begin.ts';
import { duaIdsOfCard } from '../learning/learned-dua.ts';
import { lazyModule } from '../../platform/loading/lazy-module.ts';
import { reportCard } from './card-action.ts';
import type { CardDialogProps } from './card-dialog.ts';
import * as messages from '../../../../packages/core/messages/card-action.ts';
import * as listMessages from '../../../../packages/core/messages/lists.ts';

/** The context of an entry: the card, the address of its page, and functions that open its dialog or another page. */
type MoreEntryContext = Pick<CardDialogProps, 'card' | 'path' | 'openOther'> & { navigate: (to: string) => void };

export interface MoreEntry {
  label: string;
  Icon: LucideIcon;
  /** Whether a card has this entry; absent where every card does. */
  isFor?: (card: Card) => boolean;
  /** Runs once the menu is closed and the focus is back on "More". */
  act: (context: MoreEntryContext) => unknown;
}

const picture = lazyModule(messages.picture, () => import('../picture/picture-dialog.tsx'), 'default');
const lists = () => import('../lists/lists-content.tsx');
const addToListDialog = lazyModule(listMessages.myListsQuoted, lists, 'AddDialog');

/** A narration is not recited: it belongs in no list, and is not learned by heart. */
const isRecited = ({ kind }: Card): boolean => kind !== 'narration';

export const MORE_ENTRIES: readonly MoreEntry[] = [
  {
    label: listMessages.addToAList,
    Icon: ListPlus,
    isFor: isRecited,
    act: ({ openOther }) => openOther(addToListDialog),
  },
  {
    label: messages.learnByHeart,
    Icon: GraduationCap,
    isFor: isRecited,
    act: ({ card, path, navigate }) => practise(duaIdsOfCard(card, path), navigate),
  },
  { label: messages.shareAsAPicture, Icon: Image, act: ({ openOther }) => openOther(picture) },
  { label: messages.reportAnError, Icon: Flag, act: ({ card, path }) => reportCard(card, path) },
];
