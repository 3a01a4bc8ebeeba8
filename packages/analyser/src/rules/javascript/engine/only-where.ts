import { AST_NODE_TYPES as Kind, type TSESLint, type TSESTree } from '@typescript-eslint/utils';

import type { AnyRule, RuleTable } from './rule-table.ts';

type SourceCode = Readonly<TSESLint.SourceCode>;
/** Whether a rule could find anything in a file at all; in doubt it could. */
export type Test = (sourceCode: SourceCode) => boolean;

/** A rule that looks only at files in which it could find something: most rules are about things that few files have. */
export const onlyWhere = (test: Test, rule: AnyRule): AnyRule => ({
  ...rule,
  create: (context) => (test(context.sourceCode) ? rule.create(context) : {}),
});

/** Files whose text has something of a kind. */
export const mentions =
  (pattern: RegExp): Test =>
  ({ text }) =>
    pattern.test(text);

/** Files that may hold JSX: every element of it ends in `</` or `/>`. */
export const mayHoldJsx: Test = mentions(/<\s*\/|\/\s*>/u);

/** Rules that look only at elements of JSX. */
export const onlyWithJsx = (rules: RuleTable): RuleTable =>
  Object.fromEntries(Object.entries(rules).map(([key, rule]) => [key, onlyWhere(mayHoldJsx, rule)]));

const component = mentions(
  /createElement|Component|createReactClass|\bmemo\b|forwardRef|[Pp]ropTypes|efaultProps/u,
);

/** Files that may hold components of React which give anything to see. */
export const mayHoldComponents: Test = (sourceCode) => component(sourceCode) || mayHoldJsx(sourceCode);

const nothing = mentions(/\bnull\b/u);
const named = mentions(/[Pp]rops\b/u);

const isTaken = (parameter: TSESTree.Parameter | undefined): boolean =>
  parameter !== undefined &&
  (parameter.type === Kind.ObjectPattern ||
    parameter.type === Kind.AssignmentPattern ||
    ('typeAnnotation' in parameter && parameter.typeAnnotation !== undefined));

/** Whether some function takes its first argument apart, or says of what type it is. */
const takesApart = ({ scopeManager }: SourceCode): boolean =>
  scopeManager?.scopes.some(({ block }) => 'params' in block && isTaken(block.params[0])) === true;

/** Files that may hold components with properties; a function that gives `null` back is taken for one, too. */
export const mayHoldProperties: Test = (sourceCode) =>
  mayHoldComponents(sourceCode) || (nothing(sourceCode) && (named(sourceCode) || takesApart(sourceCode)));
