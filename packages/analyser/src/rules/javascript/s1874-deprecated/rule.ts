import type { TSESTree } from '@typescript-eslint/utils';
import ts from 'typescript';

import { createTypedRule } from '../engine/plain/create-rule.ts';
import { tsNodeOf } from '../support/ts-nodes.ts';
import { deprecatedNames } from './deprecated-names.ts';
import { deprecatedUses } from './deprecated-use.ts';
import { mayHaveOtherNames } from './other-names.ts';

/** Whether a string is a property name: `a['b']`, `A['b']`. */
function isPropertyName({ parent, value }: TSESTree.Literal): boolean {
  if (typeof value !== 'string') return false;
  return parent.type === 'MemberExpression' || parent.parent?.type === 'TSIndexedAccessType';
}

const isScript = (node: ts.Node) => /\.[cm]?jsx?$/u.test(node.getSourceFile().fileName);

/** The name of a base class that a comment declares: the compiler checks it in scripts without types. */
function baseInComment(tsNode: ts.Node | null): ts.Identifier | null {
  if (tsNode === null || !ts.isClassLike(tsNode) || !isScript(tsNode)) return null;
  let name: ts.Expression | undefined = ts.getJSDocAugmentsTag(tsNode)?.class.expression;
  while (name !== undefined && ts.isPropertyAccessExpression(name)) name = name.expression;
  return name !== undefined && ts.isIdentifier(name) ? name : null;
}

/** S1874: a declaration marked `@deprecated` is not used. */
export const rule = createTypedRule({
  messages: { deprecated: 'Sustituya «{{name}}»: está marcado como obsoleto.' },
  create(context, types) {
    const reported = new Set<number>();
    let mayBeDeprecated: ((name: string) => boolean) | null = null;
    const check = (node: TSESTree.Node, name: string): void => {
      const tsNode = tsNodeOf(node, context);
      if (tsNode === null || reported.has(node.range[0])) return;
      mayBeDeprecated ??= deprecatedNames(types.program, tsNode.getSourceFile());
      const isCandidate = node.type === 'Super' || mayBeDeprecated(name);
      if (!isCandidate && !mayHaveOtherNames(types.program)) return;
      const uses = deprecatedUses(tsNode, isCandidate, types);
      if (uses > 0) reported.add(node.range[0]);
      for (let use = 0; use < uses; use++) context.report({ node, messageId: 'deprecated', data: { name } });
    };
    const checkBaseInComment = (node: TSESTree.ClassDeclaration | TSESTree.ClassExpression): void => {
      const base = node.superClass && baseInComment(tsNodeOf(node, context));
      if (!base || deprecatedUses(base, true, types) === 0) return;
      const [start, end] = [base.getStart(), base.getEnd()];
      const loc = {
        start: context.sourceCode.getLocFromIndex(start),
        end: context.sourceCode.getLocFromIndex(end),
      };
      context.report({ loc, messageId: 'deprecated', data: { name: base.text } });
    };
    return {
      ClassDeclaration: checkBaseInComment,
      ClassExpression: checkBaseInComment,
      Identifier(node) {
        check(node, node.name);
      },
      JSXIdentifier(node) {
        if (node.parent.type !== 'JSXMemberExpression' || node.parent.object === node) check(node, node.name);
      },
      Literal(node) {
        if (isPropertyName(node)) check(node, String(node.value));
      },
      Super(node) {
        if (node.parent.type === 'CallExpression') check(node, 'super');
      },
    };
  },
});
