/** The message for a part of the app that could not be loaded. */
import { notify } from '../toast/notify.ts';
import * as commonMessages from '../../../../packages/core/messages/common.ts';

/**
 * Says that something could not be loaded and offers to try again.
 * @param name of it, as the beginning of a sentence
 */
export const showLoadFailure = (name: string, again: () => void): Promise<void> =>
  notify({
    id: name,
    title: commonMessages.couldNotBeLoaded({ what: name }),
    description: commonMessages.connectionMayBeDown,
    destructive: true,
    action: { label: commonMessages.tryAgain, later: commonMessages.close, run: again },
  });
