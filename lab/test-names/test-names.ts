import ts from 'typescript';

/** A test by its titles, outermost first, and the file in which it stands. */
export interface TestName {
  readonly file: string;
  readonly name: string;
}

const groups = new Set(['describe']);
const tests = new Set(['it', 'test', 'setup']);

/** Word that a call begins with: `it` of `it.each(…)(…)` and `it.skipIf(…)(…)`; that of a group in `test.describe(…)`. */
function wordOf(callee: ts.Expression): string | null {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee) && groups.has(callee.name.text)) return callee.name.text;
  return ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee)
    ? wordOf(callee.expression)
    : null;
}

/** A title as it stands: the samples of a table are part of no name. */
const titleOf = (node: ts.Expression, file: ts.SourceFile): string =>
  ts.isStringLiteralLike(node) ? node.text : node.getText(file);

/** The tests of a file, as its text has them: a table of samples is one. */
export function testNames(path: string, text: string): TestName[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: TestName[] = [];
  const visit = (node: ts.Node, above: readonly string[]): void => {
    let titles = above;
    if (ts.isCallExpression(node)) {
      const [title, body] = node.arguments;
      const word = wordOf(node.expression) ?? '';
      if (title !== undefined && body !== undefined && (groups.has(word) || tests.has(word))) {
        titles = [...above, titleOf(title, file)];
        if (tests.has(word)) found.push({ file: path, name: titles.join(' > ') });
      }
    }
    node.forEachChild((child) => {
      visit(child, titles);
    });
  };
  visit(file, []);
  return found;
}

/** Tests of `before` that have no equal among those of `after`, wherever they stand; two of one name need two. */
export function lostNames(before: readonly TestName[], after: readonly TestName[]): TestName[] {
  const left = new Map<string, number>();
  for (const { name } of after) left.set(name, (left.get(name) ?? 0) + 1);
  return before.filter(({ name }) => {
    const count = left.get(name) ?? 0;
    left.set(name, count - 1);
    return count <= 0;
  });
}
