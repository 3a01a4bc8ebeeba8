import { toTokenLines, type Token, type TokenLine } from '../../duplication/token-lines.ts';
import type { FlatTree } from './flatten.ts';
import type { JavaScriptSource } from './source.ts';
import type { Node } from './syntax.ts';
import type { SyntaxToken } from './tokenize.ts';

interface PlacedText {
  readonly start: number;
  readonly text: string;
}

/** Whether a node is `require(…)`. */
const isRequire = (node: Node | null): boolean =>
  node?.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'require';

/** Whether a node is `require(…)`, `require(…)(…)`, `require(…).x` or `require(…).x(…)`. */
function loadsModule(node: Node | null): boolean {
  if (node === null) return false;
  const called = node.type === 'CallExpression' ? node.callee : node;
  return (
    isRequire(node) || isRequire(called) || (called.type === 'MemberExpression' && isRequire(called.object))
  );
}

/** Whether a statement imports a module. Lists of imports are similar in all files and do not count as duplicated. */
function isImport(node: Node): boolean {
  if (node.type === 'ImportDeclaration') return true;
  if (node.type !== 'VariableDeclaration' || node.declarations.length !== 1) return false;
  return loadsModule(node.declarations[0]?.init ?? null);
}

/**
 * The text by which duplication compares a token: the same for all strings and first pieces of templates; other tokens,
 * later pieces of templates and strings of JSX attributes as they are written.
 */
function comparedText({ start, end, inAttribute }: SyntaxToken, text: string): string {
  const first = text[start];
  const isText = !inAttribute && (first === '"' || first === "'" || first === '`');
  return isText ? 'LITERAL' : text.slice(start, end);
}

/** The import statements, in order of the text. */
const findImports = ({ nodes }: FlatTree) => nodes.filter(isImport).sort((a, b) => a.start - b.start);

/** The tokens of a script that duplication compares: those outside imports, without blank JSX text. */
function comparedTokens({ text, tokens, tree }: JavaScriptSource): PlacedText[] {
  const imports = findImports(tree);
  const compared: PlacedText[] = [];
  let next = 0;
  for (const token of tokens) {
    while ((imports[next]?.end ?? Infinity) <= token.start) next++;
    if ((imports[next]?.start ?? Infinity) <= token.start) continue;
    const image = comparedText(token, text);
    if (image.trim() !== '') compared.push({ start: token.start, text: image });
  }
  return compared;
}

/** The tokens of a script or component that duplication compares, joined by the line where each begins. */
export function duplicationTokens(source: JavaScriptSource): readonly TokenLine[] {
  const { lines, markup } = source;
  const script = comparedTokens(source);
  const all = markup ? [...script, ...markup.tags].sort((a, b) => a.start - b.start) : script;
  return toTokenLines(all.map(({ start, text }): Token => ({ line: lines.lineOf(start), text })));
}
