import { isStorageFull } from '../storage/storage.ts';
import { notify } from './notify.ts';
import * as messages from '../../../../packages/core/messages/toast.ts';

/**
 * Says that what was just done holds until the page is closed, and why: the storage is full, or there is none.
 * @param title says what was done and that it holds for now only, as in "Saved for now only"
 */
export const notifyNotSaved = (title = messages.keptForNowOnly): Promise<void> =>
  notify({
    title,
    description: isStorageFull() ? messages.storageFull : messages.storageNone,
    destructive: true,
  });
