import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonContext, PythonRule } from '../engine/python-rule.ts';
import { isDataFrame, makesDataFrame } from '../reading/data-frames.ts';

/** Number of members from which a chain is reported. */
const longChain = 7;

/** S6742: long call chains on a DataFrame, which `pipe` splits into named steps. */
export const rule: PythonRule = (context) => {
  const seen = new Set<Expression>();
  const check = (node: Expression) => {
    if (seen.has(node)) return;
    const { links, members } = chainOf(node);
    for (const link of links) seen.add(link);
    if (members.length < longChain || members.includes('pipe') || !beginsWithFrame(links, context)) return;
    context.report({ node, message: 'Divida esta cadena tan larga en pasos, encadenados con «pipe».' });
  };
  // The listener receives the whole chain before its parts.
  return { Call: check, Attribute: check };
};

/** The links of a chain from its end to its start, and the names of its members. */
function chainOf(end: Expression): { links: readonly Expression[]; members: readonly string[] } {
  const links: Expression[] = [];
  const members: string[] = [];
  for (let at: Expression | null = end; at; at = nextLink(at)) {
    links.push(at);
    if (at.type === 'Attribute') members.push(at.name);
  }
  return { links, members };
}

function nextLink(link: Expression): Expression | null {
  if (link.type === 'Call') return link.callee;
  if (link.type === 'Attribute') return link.object;
  return link.type === 'Subscript' && !isSlice(link.index) ? link.object : null;
}

const isSlice = (index: Expression): boolean =>
  index.type === 'Slice' || (index.type === 'Tuple' && index.elements.some(({ type }) => type === 'Slice'));

/**
 * Whether a chain starts with a function of pandas, called as a member (`pd.read_csv()`), that returns a DataFrame, or with a
 * member of a DataFrame. Functions imported by name do not count.
 */
function beginsWithFrame(links: readonly Expression[], context: PythonContext): boolean {
  const root = links.at(-1);
  if (root?.type !== 'Name' || links.at(-2)?.type !== 'Attribute') return false;
  if (links.some((link) => link.type === 'Call' && makesDataFrame(link.callee, context))) return true;
  return isDataFrame(root, context);
}
