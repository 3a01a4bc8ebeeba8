import { toTokenLines, type Token, type TokenLine } from '../../duplication/token-lines.ts';
import type { FlatTree } from './flatten.ts';
import type { JavaScriptSource } from './source.ts';
import type { Node } from './syntax.ts';
import type { SyntaxToken } from './tokenize.ts';

interface PlacedText {
  readonly start: number;
  readonly text: string;
}

/** `require(…)`. */
const isRequire = (node: Node | null): boolean =>
  node?.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'require';

/** `require(…)`, `require(…)(…)`, `require(…).x` or `require(…).x(…)`. */
function loadsModule(node: Node | null): boolean {
  if (node === null) return false;
  const called = node.type === 'CallExpression' ? node.callee : node;
  return (
    isRequire(node) || isRequire(called) || (called.type === 'MemberExpression' && isRequire(called.object))
  );
}

/** Lists of imports look alike in every file and are no copies. */
function isImport(node: Node): boolean {
  if (node.type === 'ImportDeclaration') return true;
  if (node.type !== 'VariableDeclaration' || node.declarations.length !== 1) return false;
  return loadsModule(node.declarations[0]?.init ?? null);
}

/** Quoted text counts as any other of its kind; later pieces of a template, and JSX attributes, count as they stand. */
function imageOf({ start, end, inAttribute }: SyntaxToken, text: string): string {
  const first = text[start];
  const isText = !inAttribute && (first === '"' || first === "'" || first === '`');
  return isText ? 'LITERAL' : text.slice(start, end);
}

/** Ranges of the imports, in order of the text. */
const findImports = ({ nodes }: FlatTree) => nodes.filter(isImport).sort((a, b) => a.start - b.start);

/** Tokens of the script without imports and blank JSX text. */
function comparedTokens({ text, tokens, tree }: JavaScriptSource): PlacedText[] {
  const imports = findImports(tree);
  const compared: PlacedText[] = [];
  let next = 0;
  for (const token of tokens) {
    while ((imports[next]?.end ?? Infinity) <= token.start) next++;
    if ((imports[next]?.start ?? Infinity) <= token.start) continue;
    const image = imageOf(token, text);
    if (image.trim() !== '') compared.push({ start: token.start, text: image });
  }
  return compared;
}

/** What duplication compares of a file, by the line where each token begins. */
export function duplicationTokens(source: JavaScriptSource): readonly TokenLine[] {
  const { lines, markup } = source;
  const script = comparedTokens(source);
  const all = markup ? [...script, ...markup.tags].sort((a, b) => a.start - b.start) : script;
  return toTokenLines(all.map(({ start, text }): Token => ({ line: lines.lineOf(start), text })));
}
