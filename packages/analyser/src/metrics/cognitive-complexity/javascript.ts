import type { FlatTree } from '../../languages/javascript/flatten.ts';
import { isFunction } from '../../languages/javascript/functions.ts';
import type { Node } from '../../languages/javascript/syntax.ts';
import { hasComponentName, returnsJsx } from './component.ts';
import { logicalPoints } from './logical.ts';
import { isDeeper, isElseIf, isStructural } from './nesting.ts';

/** The points of an outermost function while it is walked. */
interface Outermost {
  /** Points outside nested functions. */
  own: number;
  /** Whether it branches outside nested functions. */
  hasStructure: boolean;
  /** Points of its nested functions, counted without an additional level. */
  flat: number;
  /** Points of its nested functions, counted one level deeper. */
  nested: number;
  readonly hasComponentName: boolean;
  rendersJsx: boolean;
}

/** A node that the walk has entered and must leave: it raised the nesting, or it is a function. */
interface OpenNode {
  readonly end: number;
  readonly raised: boolean;
  readonly isFunction: boolean;
}

/** Points of a node that do not depend on its nesting. */
function plainPoints(node: Node, parent: Node | undefined): number {
  if (node.type === 'LogicalExpression')
    return parent?.type === 'LogicalExpression' ? 0 : logicalPoints(node, parent);
  if (node.type === 'IfStatement') {
    const hasFinalElse = node.alternate && node.alternate.type !== 'IfStatement';
    return Number(isElseIf(node, parent)) + Number(Boolean(hasFinalElse));
  }
  if (node.type === 'BreakStatement' || node.type === 'ContinueStatement') return node.label ? 1 : 0;
  return 0;
}

/** Counts the points of a file during one walk: `nesting` is the current level, `depth` the number of functions around. */
class PointCounter {
  total = 0;
  private nesting = 0;
  private depth = 0;
  private outermost: Outermost | null = null;
  private readonly open: OpenNode[] = [];

  enter(node: Node, parent: Node | undefined, end: number): void {
    const enters = isFunction(node);
    if (enters && ++this.depth === 1) {
      this.outermost = {
        own: 0,
        hasStructure: false,
        flat: 0,
        nested: 0,
        hasComponentName: hasComponentName(node, parent),
        rendersJsx: false,
      };
    }
    const deeper = isDeeper(node, parent);
    const deepFunction = enters && this.depth >= 3;
    this.nesting += Number(deeper) + Number(deepFunction);
    if (deeper || enters) this.open.push({ end, raised: deeper || deepFunction, isFunction: enters });
    if (this.depth === 1 && this.outermost && returnsJsx(node)) this.outermost.rendersJsx = true;
    this.count(isStructural(node, parent), plainPoints(node, parent));
  }

  /**
   * Leaves the nodes that end at or before this place. A function at the third depth or deeper that is itself a branch
   * raised the nesting by 2 and lowers it by 1, as in SonarQube.
   */
  leaveUntil(place: number): void {
    for (let last = this.open.at(-1); last && last.end <= place; last = this.open.at(-1)) {
      this.open.pop();
      if (last.raised) this.nesting--;
      if (last.isFunction && --this.depth === 0) this.closeOutermost();
    }
  }

  private count(structural: boolean, plain: number): void {
    const points = plain + (structural ? 1 + this.nesting : 0);
    if (this.outermost === null) this.total += points;
    else if (this.depth === 1) {
      this.outermost.own += points;
      this.outermost.hasStructure ||= structural;
    } else {
      this.outermost.flat += points;
      this.outermost.nested += points + Number(structural);
    }
  }

  /**
   * Adds the points of the outermost function. Its nested functions are one level deeper if it branches outside of them
   * and is no React component.
   */
  private closeOutermost(): void {
    const function_ = this.outermost;
    if (function_ === null) return;
    const isComponent = function_.hasComponentName && function_.rendersJsx;
    this.total +=
      function_.own + (function_.hasStructure && !isComponent ? function_.nested : function_.flat);
    this.outermost = null;
  }
}

/** Cognitive complexity of a file, code outside functions included; the README has the rules. */
export function cognitiveComplexity({ nodes, parents, ends }: FlatTree): number {
  const counter = new PointCounter();
  nodes.forEach((node, i) => {
    counter.leaveUntil(i);
    counter.enter(node, nodes[parents[i] ?? -1], ends[i] ?? i);
  });
  counter.leaveUntil(nodes.length);
  return counter.total;
}
