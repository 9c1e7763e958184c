import { isStorageFull } from '../storage/storage.ts';
import { notify } from './notify.ts';

/** Says that what was just done holds until the page is closed, and why: the storage is full, or there is none. @param title what holds for now only */
export const notifyNotSaved = (title = 'Kept for now only'): Promise<void> =>
  notify({
    title,
    description: isStorageFull()
      ? 'The room that this browser gives to this site is full. What was saved earlier stays'
      : 'This browser keeps nothing once the page is closed',
    destructive: true,
  });
