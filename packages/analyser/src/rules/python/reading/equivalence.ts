import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { PythonSource } from '../../../languages/python/source.ts';

/** The tokens of a node as text: equal for nodes that differ only in layout and comments. */
export function tokenText({ tokens }: PythonSource, node: Pick<PythonNode, 'first' | 'last'>): string {
  const words: string[] = [];
  for (let place = node.first; place <= node.last; place += 1) {
    const token = tokens[place];
    if (token) words.push(layoutKinds.has(token.kind) ? token.kind : token.text);
  }
  while (layoutKinds.has(words.at(-1) ?? '')) words.pop();
  while (layoutKinds.has(words[0] ?? '')) words.shift();
  return words.join('\u0000');
}

const layoutKinds: ReadonlySet<string> = new Set(['newline', 'indent', 'dedent']);
