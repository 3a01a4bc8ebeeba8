import {
  AST_NODE_TYPES as Kind,
  AST_TOKEN_TYPES as TokenKind,
  type TSESLint,
  type TSESTree,
} from '@typescript-eslint/utils';

import type { Context } from './derive-context.ts';
import type { AnyRule, RuleTable } from './rule-table.ts';

type SourceCode = Readonly<TSESLint.SourceCode>;
/** Whether a rule could find anything in a file at all; in doubt it could. */
export type Test = (sourceCode: SourceCode) => boolean;

/** A rule that looks only at files in which it could find something: most rules are about things that few files have. */
export const onlyWhere = (test: Test, rule: AnyRule): AnyRule => ({
  ...rule,
  create: (context) => (test(context.sourceCode) ? rule.create(context) : {}),
});

/** A rule that hears only of nodes at which it could find something; it must listen to nothing but nodes. */
export const onlyAt = (test: (node: TSESTree.Node, context: Context) => boolean, rule: AnyRule): AnyRule => ({
  ...rule,
  create(context) {
    const heard = Object.entries(rule.create(context)).map(([selector, listener]) => {
      const hear = listener as (node: TSESTree.Node) => void;
      const hearSome = (node: TSESTree.Node): void => {
        if (test(node, context)) hear(node);
      };
      return [selector, hearSome];
    });
    return Object.fromEntries(heard) as TSESLint.RuleListener;
  },
});

/** A test that is made once for each file, whoever asks. */
export function onceAFile(test: Test): Test {
  const known = new WeakMap<SourceCode, boolean>();
  return (sourceCode) => {
    const before = known.get(sourceCode);
    if (before !== undefined) return before;
    const result = test(sourceCode);
    known.set(sourceCode, result);
    return result;
  };
}

/** Files whose text has something of a kind. */
export const mentions =
  (pattern: RegExp): Test =>
  ({ text }) =>
    pattern.test(text);

const endsElement = mentions(/<\s*\/|\/\s*>/u);

type Token = Readonly<TSESTree.Token>;

/** A name or a text of an element, or the `<>` of one without a name. */
const isJsx = ({ type, value }: Token, i: number, all: readonly Token[]): boolean =>
  type === TokenKind.JSXIdentifier ||
  type === TokenKind.JSXText ||
  (value === '<' && all[i + 1]?.value === '>');

/** Files that hold JSX: every element of it ends in `</` or `/>`, as few other texts do. */
export const mayHoldJsx: Test = onceAFile(
  (sourceCode) => endsElement(sourceCode) && sourceCode.ast.tokens.some(isJsx),
);

/** Rules that look only at elements of JSX. */
export const onlyWithJsx = (rules: RuleTable): RuleTable =>
  Object.fromEntries(Object.entries(rules).map(([key, rule]) => [key, onlyWhere(mayHoldJsx, rule)]));

const component = mentions(/Component\b|createReactClass|[Pp]ropTypes|efaultProps/u);
const called = mentions(/createElement|\bmemo\b|forwardRef/u);
// Known by the name of the package that they come from, or by a comment that names another.
const ofReact = mentions(/[Rr]eact|@jsx/u);

/** Files that may hold components of React which give anything to see. */
export const mayHoldComponents: Test = (sourceCode) =>
  component(sourceCode) || (called(sourceCode) && ofReact(sourceCode)) || mayHoldJsx(sourceCode);

const nothing = /\bnull\b/u;
const named = mentions(/[Pp]rops\b/u);

const isTaken = (parameter: TSESTree.Parameter | undefined): boolean =>
  parameter !== undefined &&
  (parameter.type === Kind.ObjectPattern ||
    parameter.type === Kind.AssignmentPattern ||
    ('typeAnnotation' in parameter && parameter.typeAnnotation !== undefined));

/** Whether some function that has to do with `null` takes its first argument apart, or says of what type it is. */
const takesApart = ({ scopeManager, text }: SourceCode): boolean =>
  scopeManager?.scopes.some(
    ({ block }) => 'params' in block && isTaken(block.params[0]) && nothing.test(text.slice(...block.range)),
  ) === true;

/** Files that may hold components with properties; a function that gives `null` back is taken for one, too. */
export const mayHoldProperties: Test = (sourceCode) =>
  mayHoldComponents(sourceCode) ||
  (nothing.test(sourceCode.text) && (named(sourceCode) || takesApart(sourceCode)));
