import type { Call, Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonSource } from '../../../languages/python/source.ts';
import type { PythonContext } from '../engine/python-rule.ts';
import { argumentOf, withoutParentheses } from '../reading/expressions.ts';
import { singleValue } from '../reading/single-value.ts';
import type { RegexNode } from './nodes.ts';
import { parseRegex } from './parse.ts';
import { readPatternText, type PatternText } from './pattern-text.ts';

/** A regular expression passed to the module `re`. */
export interface Regex {
  readonly call: Call;
  /** 'compile', 'sub', …. */
  readonly method: string;
  readonly literal: Expression;
  readonly text: PatternText;
  readonly tree: RegexNode;
  readonly flags: ReadonlySet<string>;
}

/** Position of the flags parameter of each function. */
const flagPlaces: Readonly<Record<string, number>> = {
  compile: 1,
  search: 2,
  match: 2,
  fullmatch: 2,
  split: 3,
  findall: 2,
  finditer: 2,
  sub: 4,
  subn: 4,
};

/** Cache: the regular expressions of each file. */
const known = new WeakMap<PythonSource, ReadonlyMap<Call, Regex>>();

/** The regular expressions of a file; cached for all rules. */
export function regexesOf(context: PythonContext): ReadonlyMap<Call, Regex> {
  const before = known.get(context.source);
  if (before) return before;
  const found = new Map<Call, Regex>();
  for (const node of context.nodes) {
    const regex = node.type === 'Call' ? readRegex(node, context) : null;
    if (regex) found.set(regex.call, regex);
  }
  known.set(context.source, found);
  return found;
}

function readRegex(call: Call, context: PythonContext): Regex | null {
  const [module, method = '', ...rest] = (context.qualifiedName(call.callee) ?? '').split('.');
  const place = flagPlaces[method];
  if (module !== 're' || rest.length > 0 || place === undefined) return null;
  const literal = patternLiteral(call, context);
  const token = literal?.pieces.length === 1 ? context.source.tokens[literal.first] : undefined;
  const text = token ? readPatternText(token.text, token.start) : null;
  if (!literal || !text) return null;
  const flags = flagNames(argumentOf(call, place, 'flags')?.value ?? null, context);
  const tree = parseRegex(text.characters, { verbose: flags.has('X') || flags.has('VERBOSE') });
  return tree && { call, method, literal, text, tree, flags };
}

/** The string literal that a call passes as its pattern, also by a name with a single value; null for any other value. */
function patternLiteral(call: Call, context: PythonContext) {
  const value = argumentOf(call, 0, 'pattern')?.value;
  if (!value) return null;
  const inner = withoutParentheses(value);
  const found = inner.type === 'Name' ? singleValue(inner, context) : inner;
  return found?.type === 'StringLiteral' ? found : null;
}

/** The names of flags such as `re.X | re.VERBOSE`. */
function flagNames(value: Expression | null, context: PythonContext): ReadonlySet<string> {
  if (!value) return new Set();
  const inner = withoutParentheses(value);
  if (inner.type === 'Binary' && inner.operator === '|')
    return new Set([...flagNames(inner.left, context), ...flagNames(inner.right, context)]);
  // Flags imported by name (`from re import X`) are not recognised.
  const name = inner.type === 'Attribute' ? context.qualifiedName(inner) : null;
  return new Set(name?.startsWith('re.') ? [name.slice(3)] : []);
}
