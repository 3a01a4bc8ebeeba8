import type { StringLiteral } from '../../../languages/python/ast/expressions.ts';
import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { PythonRule } from '../engine/python-rule.ts';
import { isFormatted } from '../reading/expressions.ts';
import { isTestFile } from '../reading/paths.ts';

/** S1192: string literals repeated often enough for a constant; of adjacent pieces only the first counts. */
export const rule: PythonRule = (context) => {
  const { source, report } = context;
  const threshold = Number(context.parameters['threshold']);
  const literals: StringLiteral[] = [];
  const written = ({ pieces }: StringLiteral) => pieces.map(({ first }) => source.tokens[first]?.text ?? '');
  const isIgnored = (node: StringLiteral) => {
    if (context.parentOf(node)?.type === 'ExpressionStatement') return true;
    const chain = [node, ...context.ancestorsOf(node)];
    return chain.some(
      (inner, i) =>
        inner.type === 'Decorator' ||
        isAnnotation(inner, chain[i + 1]) ||
        // SonarQube reads no text inside a formatted string.
        (i > 0 && inner.type === 'StringLiteral'),
    );
  };
  if (isTestFile(context.path)) return {};
  return {
    StringLiteral(node) {
      if (isFormatted(source, node)) return;
      const text = written(node).map(contentOf).join('');
      if (isShort(written(node)) || isPlain(text) || isIgnored(node)) return;
      literals.push(node);
    },
    onEnd() {
      // The same text in other quotes counts as another literal.
      const places = Map.groupBy(literals, (node) => written(node).join('\0'));
      for (const nodes of places.values()) {
        const [node] = nodes;
        if (!node || nodes.length < threshold) continue;
        const text = written(node).map(contentOf).join('');
        const message = `Defina una constante en lugar de repetir ${nodes.length} veces «${text}».`;
        report({ node, message, gap: nodes.length - 1 });
      }
    },
  };
};

/** The text between the quotes. */
const contentOf = (literal: string): string => /^[a-z]*("""|'''|"|')([\s\S]*)\1$/iu.exec(literal)?.[2] ?? '';

/** Characters from which a repeated text is reported. */
const shortestLength = 5;
const escapes = /\\(?:\r\n|[0-7]{1,3}|x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|U[\dA-Fa-f]{8}|N\{[^{}]*\}|[\s\S])/gu;

/** Whether a text is too short for a constant; an escape counts as one character. */
function isShort(pieces: readonly string[]): boolean {
  const lengths = pieces.map((piece) => {
    const content = contentOf(piece);
    return /^[a-z]*r/iu.test(piece) ? content.length : content.replace(escapes, '.').length;
  });
  return lengths.reduce((sum, length) => sum + length, 0) < shortestLength;
}

/** Whether a string is an annotation: forward references are strings. */
function isAnnotation(node: PythonNode, parent: PythonNode | undefined): boolean {
  if (parent?.type === 'Parameter' || parent?.type === 'AnnotatedAssign') return parent.annotation === node;
  return parent?.type === 'FunctionDef' && parent.returns === node;
}

/** Whether a text is one word, a colour, or holds only placeholders (`%s`, `{0}`), digits, white space and separators. */
const isPlain = (text: string): boolean =>
  /^(?:[\w-]+|#[\da-f]{6})$/iu.test(text) ||
  /^(?:%[-+#0-9. ]*[a-wyz]|\{\d*:[<>]?\d*(?:\.\d+)?[dfs]\}|[0-9\s%{}<>:._-])*$/iu.test(text);
