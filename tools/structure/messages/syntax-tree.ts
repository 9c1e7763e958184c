/** The syntax tree of a source file as Vite's parser gives it. */

export interface SyntaxNode {
  type: string;
  /** Offsets in the file. */
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Whether a value within a tree is a node of it. */
export const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null && 'type' in value;
