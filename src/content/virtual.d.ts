/** The modules that the content compiler makes; see `tools/compiler/vite-plugin.ts`. */
declare module 'virtual:content/categories' {
  const categories: import('../../text/model.ts').CategoryCard[];
  export default categories;
}
declare module 'virtual:content/category-icons' {
  /** SVG paths in a box of 24 by 24, by the category's slug. */
  const icons: Readonly<Record<string, string>>;
  export default icons;
}
declare module 'virtual:content/category-loaders' {
  /** One load for each category, by slug. */
  const loaders: Record<string, () => Promise<{ default: import('../../text/model.ts').CategoryTexts }>>;
  export default loaders;
}
declare module 'virtual:content/loaders' {
  /** One load for each text that is no category's. */
  const loaders: {
    menus: () => Promise<{ default: import('../../text/model.ts').CategoryMenu[] }>;
    context: () => Promise<{ default: import('../../text/model.ts').ContextPage[] }>;
    'forty-hadith': () => Promise<{ default: import('../../text/model.ts').FortyHadith }>;
    needs: () => Promise<{ default: import('../../text/model.ts').NeedGroup[] }>;
    names: () => Promise<{ default: import('../../text/model.ts').Names }>;
    tasbih: () => Promise<{ default: import('../../text/model.ts').TasbihPhrase[] }>;
    search: () => Promise<{ default: import('../../text/search/engine.ts').SearchIndex }>;
  };
  export default loaders;
}
declare module 'virtual:content/meaning-loaders' {
  /** One load for each category, by slug: stored meanings of its cards by home; see `text/meanings.ts`. */
  const loaders: Record<string, () => Promise<{ default: Record<string, string> }>>;
  export default loaders;
}
declare module 'virtual:content/menus' {
  const menus: import('../../text/model.ts').CategoryMenu[];
  export default menus;
}
declare module 'virtual:content/context' {
  const pages: import('../../text/model.ts').ContextPage[];
  export default pages;
}
declare module 'virtual:content/forty-hadith' {
  const collection: import('../../text/model.ts').FortyHadith;
  export default collection;
}
declare module 'virtual:content/names' {
  const names: import('../../text/model.ts').Names;
  export default names;
}
declare module 'virtual:content/needs' {
  const groups: import('../../text/model.ts').NeedGroup[];
  export default groups;
}
declare module 'virtual:content/tasbih' {
  const phrases: import('../../text/model.ts').TasbihPhrase[];
  export default phrases;
}
declare module 'virtual:content/collections' {
  const collections: import('../../text/reference.ts').Collections;
  export default collections;
}
declare module 'virtual:content/checks' {
  const checks: import('../../text/model.ts').Checks;
  export default checks;
}
