import type { Expression, Name } from '../../../languages/python/ast/expressions.ts';
import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { PythonContext } from '../engine/python-rule.ts';
import { bindingsOf, type Usage } from '../engine/symbols.ts';
import { reachingBindings } from '../flow/reaching-bindings.ts';
import { isConstant, withoutParentheses } from './expressions.ts';

type SearchContext = Pick<
  PythonContext,
  'qualifiedName' | 'scopes' | 'parentOf' | 'ancestorsOf' | 'descendantsOf'
>;

/** Functions of pandas that return a DataFrame. */
const frameFunctions = new Set(
  `DataFrame DataFrame.from_dict DataFrame.from_records read_csv read_excel read_sql read_table read_fwf read_clipboard
  read_feather read_parquet read_orc read_stata read_sas read_spss read_xml read_sql_query read_sql_table read_gbq merge
  get_dummies json_normalize pivot_table pivot melt crosstab merge_asof merge_ordered wide_to_long lreshape`.split(
    /\s+/u,
  ),
);
/** Methods of a DataFrame that return a DataFrame. */
const frameMethods = new Set(
  `abs add add_prefix add_suffix applymap asfreq asof assign astype at_time between_time bfill clip combine combine_first
  compare copy corr cov cummax cummin cumprod cumsum describe diff div divide drop drop_duplicates droplevel dropna eq
  explode ffill fillna filter first floordiv ge gt head infer_objects interpolate isin isna isnull join last le lt mask
  melt merge mod mul multiply ne nlargest notna notnull nsmallest pct_change pivot pivot_table pow query radd rank rdiv
  reindex reindex_like rename rename_axis reorder_levels replace reset_index round sample select_dtypes set_axis
  set_index shift sort_index sort_values sub subtract swapaxes swaplevel tail take transform transpose truediv truncate
  tz_convert where`.split(/\s+/u),
);
/** Methods of the result of `groupby` that return a DataFrame. */
const groupMethods = new Set(['sum', 'mean', 'count', 'max', 'min', 'median', 'first', 'last']);

/** Whether a value is certainly a pandas DataFrame, created in this file; annotations do not count. */
export function isDataFrame(expression: Expression, reading: SearchContext, depth = 0): boolean {
  const value = withoutParentheses(expression);
  if (depth > 20) return false;
  if (value.type === 'Name') return namesDataFrame(value, reading, depth + 1);
  if (value.type === 'Attribute') {
    const kept = onlyValueOfAttribute(value, reading);
    return kept !== null && isDataFrame(kept, reading, depth + 1);
  }
  if (value.type !== 'Call') return false;
  if (makesDataFrame(value.callee, reading)) return true;
  const { callee } = value;
  if (callee.type !== 'Attribute') return false;
  const of = (inner: Expression) => isDataFrame(inner, reading, depth + 1);
  return (
    (frameMethods.has(callee.name) && of(callee.object)) ||
    (groupMethods.has(callee.name) && isGroup(callee.object, of))
  );
}

/** Whether a callee is a pandas function that returns a DataFrame. */
export function makesDataFrame(
  callee: Expression,
  { qualifiedName }: Pick<SearchContext, 'qualifiedName'>,
): boolean {
  const name = qualifiedName(callee) ?? '';
  return name.startsWith('pandas.') && frameFunctions.has(name.slice('pandas.'.length));
}

/** Whether a value is the result of `groupby` on a DataFrame. */
function isGroup(value: Expression, isFrame: (value: Expression) => boolean): boolean {
  return (
    value.type === 'Call' &&
    value.callee.type === 'Attribute' &&
    value.callee.name === 'groupby' &&
    isFrame(value.callee.object)
  );
}

/** Values that the statements of each class assign to attributes of `self`, by name; null for unknown ones. */
const attributesByClass = new WeakMap<PythonNode, ReadonlyMap<string, readonly (Expression | null)[]>>();

function attributesOf(owner: PythonNode, { descendantsOf }: SearchContext) {
  const known = attributesByClass.get(owner);
  if (known) return known;
  const found = new Map<string, (Expression | null)[]>();
  for (const node of descendantsOf(owner)) {
    const isAssignment =
      node.type === 'Assign' || node.type === 'AugmentedAssign' || node.type === 'AnnotatedAssign';
    if (!isAssignment) continue;
    const targets = node.type === 'Assign' ? node.targets : [node.target];
    for (const target of targets)
      if (target.type === 'Attribute' && isSelf(target.object))
        found.set(target.name, [
          ...(found.get(target.name) ?? []).slice(0, 1),
          node.type === 'Assign' ? node.value : null,
        ]);
  }
  attributesByClass.set(owner, found);
  return found;
}

const isSelf = (node: Expression): boolean => node.type === 'Name' && node.id === 'self';

/** The value of `self.name` where the class assigns the attribute once; null otherwise, and for other objects. */
function onlyValueOfAttribute(
  { object, name }: Extract<Expression, { type: 'Attribute' }>,
  reading: SearchContext,
): Expression | null {
  const owner = isSelf(object) ? reading.ancestorsOf(object).find(({ type }) => type === 'ClassDef') : null;
  const values = (owner && attributesOf(owner, reading).get(name)) ?? [];
  return values.length === 1 ? (values[0] ?? null) : null;
}

/** The bindings that may reach a name, or the only one of a variable of a scope around it. */
function bindingsBefore(name: Name, reading: SearchContext): readonly Usage[] {
  const reaching = reachingBindings(name, reading);
  if (reaching) return reaching;
  const variable = reading.scopes.variableOf(name);
  const all = variable ? bindingsOf(variable) : [];
  return all.length === 1 ? all : [];
}

/** Whether all possible values of a name, other than None, are DataFrames. */
function namesDataFrame(name: Name, reading: SearchContext, depth: number): boolean {
  const values = bindingsBefore(name, reading).map(({ node }) => {
    const statement = reading.parentOf(node);
    const isTarget = statement?.type === 'Assign' && statement.targets.some((target) => target === node);
    return isTarget ? statement.value : null;
  });
  const frames = values.filter((value) => value === null || !isConstant(value, 'None'));
  return frames.length > 0 && frames.every((value) => value !== null && isDataFrame(value, reading, depth));
}
