/**
 * React's DOM renderer is a CommonJS module, so the bundler puts it into one function, which runs as soon as the app starts.
 * A browser reads such a function twice: quickly while the script arrives, and in full when it is called, which then holds up
 * the page. A function in parentheses is read in full at once, away from the page's thread (V8's heuristic for functions
 * that are called where they stand).
 */
import { parseAst, type Plugin } from 'vite';

/** Only a whole library is worth it; in characters. */
const LEAST = 50_000;

interface Node {
  type: string;
  start: number;
  end: number;
  arguments?: Node[];
  [key: string]: unknown;
}

/** Functions of that size that are the one argument of a call, as the bundler's wrapper of CommonJS has it. */
function wrappersIn(node: Node, least: number): Node[] {
  if (node.end - node.start < least) return [];
  const [only, ...others] = node.type === 'CallExpression' ? (node.arguments ?? []) : [];
  const isFunction = only?.type === 'ArrowFunctionExpression' || only?.type === 'FunctionExpression';
  if (only && isFunction && others.length === 0 && only.end - only.start >= least) return [only];
  return Object.values(node).flatMap((value) =>
    (Array.isArray(value) ? value : [value])
      .filter((one): one is Node => typeof one === 'object' && one !== null && 'type' in one)
      .flatMap((one) => wrappersIn(one, least)),
  );
}

/** The code with parentheses around those functions; the same code where there is none. */
export function withEagerWrappers(code: string, least = LEAST): string {
  if (code.length < least) return code;
  return wrappersIn(parseAst(code) as unknown as Node, least)
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}(${text.slice(start, end)})${text.slice(end)}`, code);
}

export function eagerWrapper(): Plugin {
  return {
    name: 'misbaha-eager-wrapper',
    apply: 'build',
    // After the minifier, which takes parentheses away that mean nothing to the language.
    renderChunk: { order: 'post', handler: (code) => ({ code: withEagerWrappers(code), map: null }) },
  };
}
