/**
 * Takes out of two libraries what this site never runs, as the bundler cannot see it by itself. Versions are pinned, and
 * an edit that no longer finds its place stops the build.
 */
import { parseAst, type Plugin } from 'vite';

interface Edit {
  find: RegExp;
  replace: string;
}

/**
 * React Router: components that are not used survive because of their `displayName` and an unmarked `forwardRef`; links
 * carry the framework's prefetching, which we do by the link's own event (`src/app/link-preload.ts`).
 */
export const ROUTER: readonly Edit[] = [
  { find: /^var (\w+) = (React\w*)\.forwardRef\(/gm, replace: 'var $1 = /* @__PURE__ */ $2.forwardRef(' },
  { find: /^\w+\.displayName = "[^"]+";$/gm, replace: '' },
  {
    find: /let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^)]*\);/g,
    replace: 'let prefetchRef = null, prefetchHandlers = null;',
  },
  { find: /return shouldPrefetch && !isAbsolute \? .* : link;/g, replace: 'return link;' },
  { find: /opts\?\.hydrationData \|\| parseHydrationData\(\)/g, replace: 'opts?.hydrationData' },
];

/**
 * Functions of React Router that no page of this site calls, as it has no actions, no fetchers, no blockers, no routes that
 * are found later and no instrumentation. Called all the same, each says so.
 */
const UNUSED = [
  'handleAction',
  'handleFetcherAction',
  'handleFetcherLoader',
  'fetch2',
  'updateBlocker',
  'patchRoutesImpl',
  'discoverRoutes',
  'instrumentClientSideRouter',
  'getRouteInstrumentationUpdates',
] as const;

/** Sonner inserts its style sheet as an inline style, which the policy forbids; ours is `src/toast/toast.css`. */
export const SONNER: readonly Edit[] = [{ find: /^__insertCSS\(".*"\);$/gm, replace: '' }];

/** @throws Error where an edit finds nothing, so that an update of the library is looked at */
export function edited(code: string, edits: readonly Edit[], name: string): string {
  return edits.reduce((before, { find, replace }) => {
    const after = before.replace(find, replace);
    if (after === before) throw new Error(`${name} has changed: nothing matches ${find.source}`);
    return after;
  }, code);
}

interface Node {
  type: string;
  start: number;
  end: number;
  id?: { name?: string } | null;
  body?: Node | Node[];
  [key: string]: unknown;
}

/** The bodies of the functions of these names, wherever they are declared. */
function bodiesOf(node: Node, names: readonly string[]): Node[] {
  if (node.type === 'FunctionDeclaration' && names.includes(node.id?.name ?? '') && node.body && !Array.isArray(node.body))
    return [node.body];
  return Object.values(node).flatMap((value) => {
    const inner = Array.isArray(value) ? value : [value];
    return inner
      .filter((one): one is Node => typeof one === 'object' && one !== null && 'type' in one)
      .flatMap((one) => bodiesOf(one, names));
  });
}

/** @throws Error where a function of one of the names is not there, or is there twice */
export function withoutBodies(code: string, names: readonly string[]): string {
  const bodies = bodiesOf(parseAst(code) as unknown as Node, names);
  if (bodies.length !== names.length)
    throw new Error(`react-router has changed: of ${names.length} functions to empty, ${bodies.length} were found`);
  return bodies
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}{ throw new Error('not built') }${text.slice(end)}`, code);
}

export function slimLibraries(): Plugin {
  return {
    name: 'misbaha-slim-libraries',
    apply: 'build',
    transform(code, id) {
      if (/react-router\/dist\/production\/chunk-\w+\.mjs$/.test(id) && code.includes('function LinkWithRef(')) {
        return { code: edited(withoutBodies(code, UNUSED), ROUTER, 'react-router'), map: null };
      }
      if (id.endsWith('sonner/dist/index.mjs')) return { code: edited(code, SONNER, 'sonner'), map: null };
      return undefined;
    },
  };
}
