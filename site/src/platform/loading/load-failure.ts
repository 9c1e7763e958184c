/** The message for a part of the app that could not be loaded. */
import { notify, withdraw } from '../toast/notify.ts';
import * as commonMessages from '../../../../packages/core/messages/common.ts';

/**
 * Says that something could not be loaded and offers to try again.
 * @param name of what was not loaded, as the beginning of a sentence
 * @returns a function that takes the message away
 */
export function showLoadFailure(name: string, again: () => void): () => void {
  void notify({
    id: name,
    title: commonMessages.couldNotBeLoaded({ what: name }),
    description: commonMessages.connectionMayBeDown,
    destructive: true,
    action: { label: commonMessages.tryAgain, later: commonMessages.close, run: again },
  });
  return () => void withdraw(name);
}
