import { loadContext } from '../../platform/content/texts.ts';

export default (await loadContext()).map(({ slug }) => `/context-behind-dua/${slug}`);
