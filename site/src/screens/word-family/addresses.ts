import { rootAddress } from '../../../../packages/core/roots.ts';
import { loadRootSummaries } from '../../platform/content/texts.ts';

export default (await loadRootSummaries()).map(({ letters }) => rootAddress(letters));
