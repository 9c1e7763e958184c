import { rootAddress } from '../../../../packages/core/roots.ts';
import { loadRootList } from '../../platform/content/texts.ts';

export default (await loadRootList()).map(({ letters }) => rootAddress(letters));
