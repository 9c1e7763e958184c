/** The modules that the content compiler makes; see `packages/content/compiler/vite-plugin.ts`. */
declare module 'virtual:content/categories' {
  const categories: import('../../../../packages/core/model.ts').HomeCategory[];
  export default categories;
}
declare module 'virtual:content/category-icons' {
  /** SVG paths in a box of 24 by 24, by the category's slug. */
  const icons: Readonly<Record<string, string>>;
  export default icons;
}
declare module 'virtual:content/collections' {
  const collections: import('../../../../packages/core/reference.ts').Collections;
  export default collections;
}
declare module 'virtual:content/checks' {
  const checks: import('../../../../packages/core/model.ts').ContentCheckCounts;
  export default checks;
}
declare module 'virtual:content/dua-ids' {
  /** Ids of the duas of a page, by `category/page`: with a `#` between them a permanent id. */
  const ids: Readonly<Record<string, readonly string[]>>;
  export default ids;
}
declare module 'virtual:content/reused-duas' {
  /** Permanent ids of duas by the cards of other pages that show them, `category/page#card`. */
  const permanentIds: Readonly<Record<string, string>>;
  export default permanentIds;
}
declare module 'virtual:content/texts' {
  /** The texts as modules, for the prerenderer; a browser fetches them as files. */
  const texts: Readonly<Record<string, () => Promise<{ default: unknown }>>>;
  export default texts;
}
