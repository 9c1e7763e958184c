/** What a reader is told where something of the app does not come. */
import { notify } from '../toast/notify.ts';

/**
 * Says that something could not be loaded and offers to try again.
 * @param name of it, as the beginning of a sentence
 */
export const tellFailure = (name: string, again: () => void): Promise<void> =>
  notify({
    id: name,
    title: `${name} could not be loaded`,
    description: 'Your connection may be down.',
    destructive: true,
    action: { label: 'Try again', later: 'Close', run: again },
  });
