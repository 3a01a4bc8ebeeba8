import type { Expression, Name } from '../../../languages/python/ast/expressions.ts';
import type { PythonContext } from '../engine/python-rule.ts';
import { withoutParentheses } from './expressions.ts';

type Reading = Pick<PythonContext, 'qualifiedName' | 'scopes' | 'parentOf'>;

const makers =
  /^pandas\.(?:DataFrame|(?:io\.\w+\.)?read_(?:csv|excel|json|parquet|table|feather|pickle|sql|sql_query|sql_table))$/u;
const keeping = new Set(
  `assign copy drop drop_duplicates dropna fillna head join merge query rename replace reset_index sample set_index
  sort_index sort_values tail`.split(/\s+/u),
);

/** Whether a value is surely a DataFrame of pandas: made here, read from a file, or declared as one. */
export function isDataFrame(expression: Expression, reading: Reading, depth = 0): boolean {
  const value = withoutParentheses(expression);
  if (depth > 8) return false;
  if (value.type === 'Name') return namesDataFrame(value, reading, depth + 1);
  if (value.type !== 'Call') return false;
  if (makers.test(reading.qualifiedName(value.callee) ?? '')) return true;
  const { callee } = value;
  return (
    callee.type === 'Attribute' && keeping.has(callee.name) && isDataFrame(callee.object, reading, depth + 1)
  );
}

function namesDataFrame(name: Name, reading: Reading, depth: number): boolean {
  const variable = reading.scopes.variableOf(name);
  if (variable?.scope !== reading.scopes.scopeOf(name)) return false;
  // What is made from itself, as in `df = df.dropna()`, depends on the other values alone.
  const bindings = variable.usages.filter(({ kind }) => kind !== 'read');
  const known = bindings.map(({ node }) => {
    if (node.type === 'Parameter') return isDeclared(node.annotation, reading);
    const statement = reading.parentOf(node);
    return statement?.type === 'Assign' && statement.targets.includes(node as Expression)
      ? isDataFrame(statement.value, reading, depth + 1)
      : false;
  });
  return known.length > 0 && known.every(Boolean);
}

function isDeclared(annotation: Expression | null, { qualifiedName }: Reading): boolean {
  return annotation !== null && qualifiedName(annotation) === 'pandas.DataFrame';
}
