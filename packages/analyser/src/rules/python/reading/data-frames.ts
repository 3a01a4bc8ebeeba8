import type { Expression, Name } from '../../../languages/python/ast/expressions.ts';
import type { PythonContext } from '../engine/python-rule.ts';
import { reachingBindings } from '../flow/reaching-bindings.ts';
import { isConstant, withoutParentheses } from './expressions.ts';

type SearchContext = Pick<PythonContext, 'qualifiedName' | 'scopes' | 'parentOf' | 'ancestorsOf'>;

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
  if (value.type === 'Conditional') return areDataFrames([value.body, value.orelse], reading, depth + 1);
  if (value.type === 'Binary')
    return logical.has(value.operator) && areDataFrames([value.left, value.right], reading, depth + 1);
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

/** Whether all values that a name may have are DataFrames. */
function namesDataFrame(name: Name, reading: SearchContext, depth: number): boolean {
  const values = (reachingBindings(name, reading) ?? []).map(({ node }) => {
    const statement = reading.parentOf(node);
    const isTarget =
      statement?.type === 'Assign' && statement.targets.length === 1 && statement.targets[0] === node;
    return isTarget ? statement.value : null;
  });
  return areDataFrames(values, reading, depth);
}

const logical: ReadonlySet<string> = new Set(['and', 'or']);

/** Whether all values of a choice, other than None and numbers, are DataFrames; null is an unknown value. */
function areDataFrames(
  values: readonly (Expression | null)[],
  reading: SearchContext,
  depth: number,
): boolean {
  const frames = values.filter(
    (value) => value === null || !(isConstant(value, 'None') || value.type === 'NumberLiteral'),
  );
  return frames.length > 0 && frames.every((value) => value !== null && isDataFrame(value, reading, depth));
}
