import type { TSESLint, TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import { reportWithGap } from '../engine/plain/gaps.ts';
import { anyFunction, functionHead, type FunctionNode } from '../support/functions.ts';
import { valueOf } from './values.ts';

/** An open function: its code path, the segments in which control may be, and its `return` statements. */
interface OpenFunction {
  readonly path: TSESLint.CodePath;
  readonly open: Set<TSESLint.CodePathSegment>;
  readonly returns: TSESTree.ReturnStatement[];
}

/** Whether a function has several `return`s and all its paths end in one with a value. */
const alwaysReturns = ({ path, open, returns }: OpenFunction): boolean =>
  returns.length > 1 &&
  returns.every(({ argument }) => argument) &&
  path.thrownSegments.length === 0 &&
  ![...open].some(({ reachable }) => reachable);

export const rule = createRule({
  messages: { same: 'Corrija o simplifique esta función: devuelve siempre lo mismo.' },
  create(context) {
    const frames: OpenFunction[] = [];
    const check = (node: FunctionNode, frame: OpenFunction) => {
      if (!alwaysReturns(frame)) return;
      const values = frame.returns.map(
        ({ argument }) => argument && valueOf(argument, node, context.sourceCode),
      );
      const [first] = values;
      if (first === null || first === undefined || values.some((value) => value !== first)) return;
      reportWithGap(
        context,
        { loc: functionHead(node, context.sourceCode), messageId: 'same' },
        values.length,
      );
    };
    return {
      onCodePathStart: (path: TSESLint.CodePath) => void frames.push({ path, open: new Set(), returns: [] }),
      onCodePathSegmentStart: (segment: TSESLint.CodePathSegment) => void frames.at(-1)?.open.add(segment),
      onCodePathSegmentEnd: (segment: TSESLint.CodePathSegment) => void frames.at(-1)?.open.delete(segment),
      onCodePathEnd: () => void frames.pop(),
      ReturnStatement: (node) => void frames.at(-1)?.returns.push(node),
      [`${anyFunction}:exit`](node: FunctionNode) {
        const frame = frames.at(-1);
        if (frame) check(node, frame);
      },
    };
  },
});
