import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonNode } from '../../../languages/python/ast/node.ts';
import { builtins } from './builtins.ts';
import { writesOf, type SymbolTable, type Variable } from './symbols.ts';

/** No library has longer names; each attribute of a chain of thousands is asked for its own. */
const maxAttributes = 50;

/**
 * The qualified name of an import or built-in name; null for names that the file defines, unknown names and very long ones.
 */
export function qualifiedName(
  expression: Expression,
  scopes: SymbolTable,
  parentOf: (node: PythonNode) => PythonNode | null,
): string | null {
  const attributes: string[] = [];
  let at = expression;
  for (;;) {
    if (at.type === 'Parenthesized') at = at.expression;
    else if (at.type === 'Attribute') {
      if (attributes.length === maxAttributes) return null;
      attributes.push(at.name);
      at = at.object;
    } else break;
  }
  if (at.type !== 'Name') return null;
  const variable = scopes.variableOf(at);
  const root = variable ? importedName(variable, parentOf) : builtins.has(at.id) ? at.id : null;
  return root === null ? null : [root, ...attributes.toReversed()].join('.');
}

/** The imported name of a variable whose first binding is an import; null if its imports differ. */
function importedName(variable: Variable, parentOf: (node: PythonNode) => PythonNode | null): string | null {
  if (variable.usages[0]?.kind !== 'import') return null;
  const names = new Set(
    writesOf(variable)
      .filter(({ kind }) => kind === 'import')
      .map(({ node }) => nameOfAlias(node, parentOf(node))),
  );
  const [only] = names;
  return names.size === 1 && only !== undefined ? only : null;
}

/** The qualified name that an alias imports, with the dots of a relative import; null for other nodes. */
export function nameOfAlias(alias: PythonNode, statement: PythonNode | null): string | null {
  if (alias.type !== 'Alias') return null;
  if (statement?.type === 'ImportFrom') {
    const from = `${'.'.repeat(statement.level)}${statement.module}`;
    return from.endsWith('.') || from === '' ? `${from}${alias.name}` : `${from}.${alias.name}`;
  }
  return alias.alias === null ? (alias.name.split('.')[0] ?? null) : alias.name;
}
