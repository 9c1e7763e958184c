import { rootAddress } from '../../../../packages/core/roots.ts';
import { loadWordRootList } from '../../platform/content/texts.ts';

export default (await loadWordRootList()).map(({ letters }) => rootAddress(letters));
