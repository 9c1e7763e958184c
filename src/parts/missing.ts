/** What a reader is told where a part of the app does not come. */
import { notify } from '../toast/notify.ts';
import { isReachable } from './reachable.ts';

/**
 * Offers to try again. Where that has failed although the site answers, the part is gone with a deployment, or the browser
 * remembers the failure, as all did until 2026: then a reload brings it.
 * @param name of the part, as the beginning of a sentence
 * @param failures in a row, this one counted
 */
export async function tellMissing(name: string, failures: number, again: () => void): Promise<void> {
  const needsReload = failures > 1 && (await isReachable(window.location.href));
  await notify({
    id: name,
    title: `${name} could not be loaded`,
    description: needsReload ? 'Reloading the page will bring it.' : 'Your connection may be down.',
    destructive: true,
    action: needsReload
      ? { label: 'Reload', later: 'Close', run: () => window.location.reload() }
      : { label: 'Try again', later: 'Close', run: again },
  });
}
