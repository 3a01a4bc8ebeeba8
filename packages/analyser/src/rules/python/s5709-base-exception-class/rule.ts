import type { PythonRule } from '../engine/python-rule.ts';

/** S5709: classes with `BaseException` itself as a direct base: handlers of `Exception` do not catch it. */
export const rule: PythonRule = ({ report, qualifiedName }) => ({
  ClassDef({ args }) {
    for (const node of args)
      if (node.keyword === null && qualifiedName(node.value) === 'BaseException')
        report({ node, message: 'Derive esta clase de «Exception» o de una de sus subclases.' });
  },
});
