import { AST_NODE_TYPES as Kind, type TSESLint, type TSESTree } from '@typescript-eslint/utils';

import { createRule } from '../engine/plain/create-rule.ts';
import { trackFlow } from '../support/code-paths.ts';
import type { Variable } from '../support/variables.ts';
import {
  copiedVariable,
  isTracked,
  replay,
  solveStates,
  workFor,
  type Reference,
  type Trace,
} from './values.ts';

/**
 * The node to report for a reference that assigns by `=`; null for other references. A declaration with a
 * value assigns it each time, but one of a variable with no other value is not reported.
 */
function assignmentOf(reference: Reference): TSESTree.Node | null {
  const { identifier, resolved } = reference;
  const { parent } = identifier;
  if (parent.type === Kind.VariableDeclarator && parent.id === identifier) {
    const hasOther = resolved?.references.some((other) => other !== reference && other.isWrite()) === true;
    return hasOther ? identifier : null;
  }
  const isPlain =
    parent.type === Kind.AssignmentExpression && parent.operator === '=' && parent.left === identifier;
  return isPlain ? parent.right : null;
}

/**
 * The references of the variables that are checked, and of those whose values they take, such as a parameter with a
 * default.
 */
function findReferences(scopes: readonly TSESLint.Scope.Scope[]): Map<TSESTree.Node, Reference> {
  const variables = new Set<Variable>(scopes.flatMap((scope) => scope.variables).filter(isTracked));
  const found = new Map<TSESTree.Node, Reference>();
  for (const { references } of variables)
    for (const reference of references as Reference[]) {
      found.set(reference.identifier, reference);
      const copied = copiedVariable(reference);
      // A set visits what is added meanwhile.
      if (copied) variables.add(copied);
    }
  return found;
}

export const rule = createRule({
  messages: {
    redundant: 'Quite esta asignación o corrija el valor: «{{name}}» ya lo tiene por cualquier camino.',
  },
  create(context) {
    const flow = trackFlow();
    const references = findReferences(context.sourceCode.scopeManager?.scopes ?? []);
    // Without references there is nothing to trace.
    if (references.size === 0) return {};
    const work = workFor(context.sourceCode.text);
    const traces: Trace[] = [];
    const check = (trace: Trace) => {
      const ends = solveStates(trace, work);
      if (ends === null) return;
      replay(trace, ends, work, (reference, isSame) => {
        const node = isSame && assignmentOf(reference);
        if (node) context.report({ node, messageId: 'redundant', data: { name: reference.identifier.name } });
      });
    };
    return {
      ...flow.listeners,
      onCodePathStart(...parts) {
        traces.push(new Map());
        flow.listeners['onCodePathStart']?.(...parts);
      },
      onCodePathEnd(...parts) {
        check(traces.pop() ?? new Map<never, never>());
        flow.listeners['onCodePathEnd']?.(...parts);
      },
      onCodePathSegmentStart(...parts) {
        traces.at(-1)?.set(parts[0], []);
        flow.listeners['onCodePathSegmentStart']?.(...parts);
      },
      Identifier(node) {
        const reference = references.get(node);
        if (!reference) return;
        for (const segment of flow.current()) traces.at(-1)?.get(segment)?.push(reference);
      },
    };
  },
});
