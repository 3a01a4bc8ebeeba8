import type { FlatTree } from './flatten.ts';
import type { Node, Syntax } from './syntax.ts';

/** A token or comment whose range comes from the syntax tree, because a scan of the text alone cannot find it. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  /** `attribute` is a string literal that is the value of a JSX attribute. */
  readonly kind: 'token' | 'attribute' | 'comment';
}

/** Node types whose first and last characters are `<` and `>`. */
const angleBracketed = new Set<string>([
  'TSTypeParameterInstantiation',
  'TSTypeParameterDeclaration',
  'TypeParameterInstantiation',
  'TypeParameterDeclaration',
]);

const token = (start: number, end: number): Piece => ({ start, end, kind: 'token' });

/** The pieces of one node, without those of its children. */
function piecesOf(node: Node, parent: Node | undefined, syntax: Syntax, text: string): readonly Piece[] {
  const { start, end } = node;
  if (node.type === 'Literal') {
    const inAttribute = parent?.type === 'JSXAttribute' && typeof node.value === 'string';
    return [{ start, end, kind: inAttribute ? 'attribute' : 'token' }];
  }
  if (node.type === 'JSXText' || node.type === 'JSXIdentifier') return [token(start, end)];
  if (node.type === 'TemplateElement') {
    if (!syntax.bareTemplates) return [token(start, end)];
    return [token(start - 1, text[end] === '`' ? end + 1 : end + 2)];
  }
  // Closing brackets of nested type arguments look like the shift operators.
  if (angleBracketed.has(node.type)) return [token(start, start + 1), token(end - 1, end)];
  return [];
}

/** All pieces of a text, in its order. */
export function findPieces(syntax: Syntax, tree: FlatTree, text: string): readonly Piece[] {
  const pieces: Piece[] = syntax.comments.map(({ start, end }) => ({ start, end, kind: 'comment' }));
  tree.nodes.forEach((node, i) => {
    pieces.push(...piecesOf(node, tree.nodes[tree.parents[i] ?? -1], syntax, text));
  });
  return pieces.sort((a, b) => a.start - b.start || a.end - b.end);
}
