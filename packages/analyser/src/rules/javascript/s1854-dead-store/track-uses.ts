import type { TSESLint, TSESTree } from '@typescript-eslint/utils';

import type { Context } from '../engine/plain/derive-context.ts';
import { variableOf } from '../support/constant-text.ts';
import { isFunction } from '../support/functions.ts';
import { isWithin } from '../support/variables.ts';
import type { Use, Uses } from './dead-writes.ts';

type Reference = TSESLint.Scope.Reference;

/** The code path of an open function: its uses of variables by segment, and the current segment if reachable. */
interface FunctionPath {
  readonly uses: Map<TSESLint.CodePathSegment, Use[]>;
  current: TSESLint.CodePathSegment | null;
}

/** The node at whose end a write takes effect; null when it takes effect at the name itself. */
function writerOf(node: TSESTree.Node): TSESTree.Node | null {
  for (let at: TSESTree.Node | null | undefined = node.parent; at; at = at.parent) {
    if (at.type === 'AssignmentExpression' || at.type === 'UpdateExpression') return at;
    if (at.type === 'VariableDeclarator') return at.init === null ? null : at;
    if (at.type === 'ForOfStatement' || at.type === 'ForInStatement') return null;
    if (isFunction(at) || at.type === 'CatchClause') return null;
  }
  return null;
}

/** The target pattern of a writing node, which may contain default values. */
const patternOf = (writer: TSESTree.Node): TSESTree.Node | null =>
  writer.type === 'VariableDeclarator' ? writer.id : 'left' in writer ? writer.left : null;

function isInPattern(node: TSESTree.Node, writer: TSESTree.Node): boolean {
  const pattern = patternOf(writer);
  return pattern !== null && isWithin(node, pattern);
}

/** Uses that take effect at the end of a writing node. */
interface Waiting {
  readonly uses: Use[];
  readonly variables: Set<TSESLint.Scope.Variable>;
}

function referencesByName(scope: TSESLint.Scope.Scope, found = new Map<TSESTree.Node, Reference[]>()) {
  for (const reference of scope.references) {
    const others = found.get(reference.identifier);
    if (others) others.push(reference);
    else found.set(reference.identifier, [reference]);
  }
  for (const child of scope.childScopes) referencesByName(child, found);
  return found;
}

/** Whether a name is that of an attribute. SonarQube takes parts of other names, as in `<b.a>` and `<b a:c>`, for variables. */
const namesAttribute = ({ parent }: TSESTree.JSXIdentifier): boolean => parent.type === 'JSXAttribute';

/** Records the uses of variables of each open function; calls `onPath` with them at its end. */
function recordUses(onPath: (uses: Uses) => void) {
  const paths: FunctionPath[] = [];
  const pending = new Map<TSESTree.Node, Waiting>();
  /** No later place is in a pattern with a pending write. */
  let endOfPatterns = 0;
  const add = (use: Use): void => {
    const path = paths.at(-1);
    if (path?.current) path.uses.get(path.current)?.push(use);
  };
  return {
    add,
    addWrite(use: Use, writer: TSESTree.Node | null): void {
      if (writer === null) {
        add(use);
        return;
      }
      const waiting = pending.get(writer) ?? { uses: [], variables: new Set() };
      pending.set(writer, waiting);
      waiting.uses.push(use);
      waiting.variables.add(use.variable);
      endOfPatterns = Math.max(endOfPatterns, patternOf(writer)?.range[1] ?? 0);
    },
    addRead(use: Use, node: TSESTree.Node): void {
      add(use);
      // In `{ a, b = a }` the default value reads a write of the same pattern.
      const writer = pending.size > 0 && node.range[0] < endOfPatterns ? writerOf(node) : null;
      const waiting = writer && isInPattern(node, writer) ? pending.get(writer) : undefined;
      if (waiting?.variables.has(use.variable)) waiting.uses.push(use);
    },
    settle: (node: TSESTree.Node): void => {
      pending.get(node)?.uses.forEach(add);
      pending.delete(node);
    },
    openPath: () => paths.push({ uses: new Map(), current: null }),
    closePath: (): void => {
      const path = paths.pop();
      if (path !== undefined) onPath(path.uses);
    },
    enter(segment: TSESLint.CodePathSegment, isReachable: boolean): void {
      const path = paths.at(-1);
      if (path === undefined) return;
      path.current = isReachable ? segment : null;
      if (isReachable) path.uses.set(segment, []);
    },
  };
}

/** Calls `onPath` at the end of each function with its uses of variables. */
export function trackUses(context: Context, onPath: (uses: Uses) => void): TSESLint.RuleListener {
  const recorder = recordUses(onPath);
  let references: ReadonlyMap<TSESTree.Node, readonly Reference[]> = new Map();
  const visit = (node: TSESTree.Identifier | TSESTree.JSXIdentifier): void => {
    const own = references.get(node) ?? [];
    // ESLint adds one write for each default value around a destructured name; only one happens at run time.
    const write = own.find((reference) => reference.isWrite());
    for (const reference of own) {
      const variable = reference.resolved;
      if (variable === null) continue;
      if (reference.isRead()) recorder.addRead({ variable, reference, isWrite: false }, node);
      if (reference === write) recorder.addWrite({ variable, reference, isWrite: true }, writerOf(node));
    }
  };
  return {
    Program(node) {
      references = referencesByName(context.sourceCode.getScope(node));
    },
    onCodePathStart: recorder.openPath,
    onCodePathEnd: recorder.closePath,
    onCodePathSegmentStart: (segment) => {
      recorder.enter(segment, true);
    },
    onUnreachableCodePathSegmentStart: (segment) => {
      recorder.enter(segment, false);
    },
    Identifier: visit,
    JSXIdentifier(node) {
      const variable =
        references.has(node) || namesAttribute(node) ? null : variableOf(node, context.sourceCode);
      if (variable !== null) recorder.add({ variable, reference: null, isWrite: false });
      visit(node);
    },
    'AssignmentExpression:exit': recorder.settle,
    'UpdateExpression:exit': recorder.settle,
    'VariableDeclarator:exit': recorder.settle,
  };
}
