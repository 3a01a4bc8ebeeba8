import { AST_TOKEN_TYPES, type TSESTree } from '@typescript-eslint/utils';

import type { Context } from '../engine/plain/derive-context.ts';
import { createRule } from '../engine/plain/create-rule.ts';
import { isUsedByTemplate } from '../engine/plain/project-settings.ts';
import { typesOf } from '../engine/plain/types.ts';
import { namesInDocumentation } from './documentation.ts';

/** The functions that JSX calls implicitly: `React` and those in the compiler options. */
function jsxFactories(context: Context): ReadonlySet<string> {
  const options = typesOf(context)?.program.getCompilerOptions();
  const { jsxFactory, jsxFragmentFactory, reactNamespace } = options ?? {};
  return new Set(
    ['React', jsxFactory, jsxFragmentFactory, reactNamespace].filter((name) => name !== undefined),
  );
}

/** Whether a comment sets `jsx` as the JSX factory. */
const namesJsx = (comments: readonly TSESTree.Comment[]): boolean =>
  comments.some(({ value }) => value.includes('@jsx jsx'));

/**
 * Names that SonarQube takes for uses: those of elements and of their attributes, and of properties in JSX, such as `store` in
 * `<Provider store={a} />` and `<p>{b.store}</p>`.
 */
const namesInJsx = (tokens: readonly TSESTree.Token[]): ReadonlySet<string> =>
  new Set(tokens.filter(({ type }) => type === AST_TOKEN_TYPES.JSXIdentifier).map(({ value }) => value));

/** S1128: an imported name is used in the module or at least in its documentation. */
export const rule = createRule({
  messages: { unused: 'Quite la importación de «{{name}}»: no se usa.' },
  create(context) {
    const { sourceCode } = context;
    const unused: TSESTree.Identifier[] = [];
    const check = (node: TSESTree.ImportDeclaration): void => {
      for (const { identifiers, references } of sourceCode.getDeclaredVariables(node)) {
        const [name] = identifiers;
        if (references.length === 0 && name?.type === 'Identifier') unused.push(name);
      }
    };
    return {
      ImportDeclaration: check,
      'Program:exit'() {
        if (unused.length === 0) return;
        const inJsx = namesInJsx(sourceCode.ast.tokens);
        const comments = sourceCode.getAllComments();
        const factories = jsxFactories(context);
        const isDocumented = namesInDocumentation(comments);
        for (const node of unused) {
          const { name } = node;
          if (isUsedByTemplate(context.settings, name, node.range[0])) continue;
          if (
            inJsx.has(name) ||
            factories.has(name) ||
            (name === 'jsx' && namesJsx(comments)) ||
            isDocumented(name)
          )
            continue;
          context.report({ node, messageId: 'unused', data: { name } });
        }
      },
    };
  },
});
