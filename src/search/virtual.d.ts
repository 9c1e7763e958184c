/** The address of the search index; see `tools/search/vite-plugin.ts`. */
declare module 'virtual:search-index-url' {
  const url: string;
  export default url;
}
