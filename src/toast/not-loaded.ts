import { notify } from './notify.ts';

/** For what a reader asked for and what could not be fetched. */
export const tellNotLoaded = (): void =>
  void notify({
    title: 'Not loaded',
    description: 'This could not be fetched. Check your connection and try again.',
    destructive: true,
  });
