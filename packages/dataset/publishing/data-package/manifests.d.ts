/** The manifest of each language, by its tag. `data-package.ts` writes it as `manifests.js` beside this package's code. */
import type { Manifest } from '../../model/types.ts';

export const manifests: Readonly<Record<string, () => Promise<{ default: Manifest }>>>;
