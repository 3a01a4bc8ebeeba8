import {
  AST_NODE_TYPES as Kind,
  AST_TOKEN_TYPES as TokenKind,
  type TSESLint,
  type TSESTree,
} from '@typescript-eslint/utils';

import type { AnyRule, RuleTable } from '../plain/rule-table.ts';
import { uses } from './shortcuts.ts';

type SourceCode = Readonly<TSESLint.SourceCode>;
/** A quick test of a file. It is false only if a rule certainly has no findings in the file. */
export type Test = (sourceCode: SourceCode) => boolean;

/** Limits a rule to the files that pass the test: most rules concern constructs that few files contain. */
export const onlyWhere = (test: Test, rule: AnyRule): AnyRule => ({
  ...rule,
  create: (context) => (!uses('file-gates') || test(context.sourceCode) ? rule.create(context) : {}),
});

/** Caches the result of a test for each file. */
export function onceAFile(test: Test): Test {
  const known = new WeakMap<SourceCode, boolean>();
  return (sourceCode) => {
    if (!uses('file-gates')) return true;
    const before = known.get(sourceCode);
    if (before !== undefined) return before;
    const result = test(sourceCode);
    known.set(sourceCode, result);
    return result;
  };
}

/** Test: the text of the file matches the pattern. */
export const mentions =
  (pattern: RegExp): Test =>
  ({ text }) =>
    !uses('file-gates') || pattern.test(text);

const mayEndElement = mentions(/<\s*\/|\/\s*>/u);

type Token = Readonly<TSESTree.Token>;

/** A token of JSX: a name, a text or the `<>` of a fragment. */
const isJsx = ({ type, value }: Token, i: number, all: readonly Token[]): boolean =>
  type === TokenKind.JSXIdentifier ||
  type === TokenKind.JSXText ||
  (value === '<' && all[i + 1]?.value === '>');

/** Test: the file may contain JSX. Every element ends in `</` or `/>`, which are rare in other files. */
export const mayHoldJsx: Test = onceAFile(
  (sourceCode) => mayEndElement(sourceCode) && sourceCode.ast.tokens.some(isJsx),
);

/** Limits rules that report only JSX elements to files with JSX. */
export const onlyWithJsx = (rules: RuleTable): RuleTable =>
  Object.fromEntries(Object.entries(rules).map(([key, rule]) => [key, onlyWhere(mayHoldJsx, rule)]));

const namesComponent = mentions(/Component\b|createReactClass|[Pp]ropTypes|efaultProps/u);
const callsReactFactory = mentions(/createElement|\bmemo\b|forwardRef/u);
// A file names the package, or sets another JSX factory by the `@jsx` comment.
const namesReact = mentions(/[Rr]eact|@jsx/u);

/** Test: the file may contain React components that render elements. */
export const mayHoldComponents: Test = (sourceCode) =>
  namesComponent(sourceCode) ||
  (callsReactFactory(sourceCode) && namesReact(sourceCode)) ||
  mayHoldJsx(sourceCode);

const nullWord = /\bnull\b/u;
const namesProps = mentions(/[Pp]rops\b/u);

const isDestructuredOrTyped = (parameter: TSESTree.Parameter | undefined): boolean =>
  parameter !== undefined &&
  (parameter.type === Kind.ObjectPattern ||
    parameter.type === Kind.AssignmentPattern ||
    ('typeAnnotation' in parameter && parameter.typeAnnotation !== undefined));

/**
 * Whether a function that contains `null` destructures its first parameter, annotates it or gives it a
 * default.
 */
const destructuresFirst = ({ scopeManager, text }: SourceCode): boolean =>
  scopeManager?.scopes.some(
    ({ block }) =>
      'params' in block &&
      isDestructuredOrTyped(block.params[0]) &&
      nullWord.test(text.slice(...block.range)),
  ) === true;

/**
 * Test: the file may contain components with properties; a function that returns `null` counts as a
 * component.
 */
export const mayHoldProperties: Test = (sourceCode) =>
  mayHoldComponents(sourceCode) ||
  (nullWord.test(sourceCode.text) && (namesProps(sourceCode) || destructuresFirst(sourceCode)));
