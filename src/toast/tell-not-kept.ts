import { notify } from './notify.ts';

/** Says that what was just done holds until the page is closed, because the browser keeps nothing. @param title what holds for now only */
export const tellNotKept = (title = 'Kept for now only'): Promise<void> =>
  notify({ title, description: 'This browser keeps nothing once the page is closed', destructive: true });
