import { loadContextPages } from '../../platform/content/texts.ts';

export default (await loadContextPages()).map(({ slug }) => `/context-behind-dua/${slug}`);
