import { loadDuaContextPages } from '../../platform/content/texts.ts';

export default (await loadDuaContextPages()).map(({ slug }) => `/context-behind-dua/${slug}`);
