import type { FlatTree } from '../../languages/javascript/flatten.ts';
import { isFunction } from '../../languages/javascript/functions.ts';
import type { FunctionNode, Node } from '../../languages/javascript/syntax.ts';
import { hasComponentName, returnsJsx } from './component.ts';
import { logicalPoints } from './logical.ts';
import { isDeeper, isElseIf, isStructural } from './nesting.ts';

/** The points of a function, without those of its nested functions. */
interface FunctionPoints {
  readonly node: Node;
  points: number;
  /** How many of its branches cost more the deeper they are nested. */
  branches: number;
}

/** An outermost function while it is walked. */
interface Outermost extends FunctionPoints {
  /** Functions inside it, at any depth. */
  readonly nested: FunctionPoints[];
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

/** Counts the points of a file during one walk: `nesting` is the current level, `around` the functions around. */
class PointCounter {
  /** Points of the code outside functions. */
  outside = 0;
  readonly byFunction = new Map<Node, number>();
  private nesting = 0;
  private outermost: Outermost | null = null;
  private readonly around: FunctionPoints[] = [];
  private readonly open: OpenNode[] = [];

  enter(node: Node, parent: Node | undefined, end: number): void {
    const enters = isFunction(node);
    if (enters) this.enterFunction(node, parent);
    const deeper = isDeeper(node, parent);
    const deepFunction = enters && this.around.length >= 3;
    this.nesting += Number(deeper) + Number(deepFunction);
    if (deeper || enters) this.open.push({ end, raised: deeper || deepFunction, isFunction: enters });
    if (this.around.length === 1 && this.outermost && returnsJsx(node)) this.outermost.rendersJsx = true;
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
      if (!last.isFunction) continue;
      this.around.pop();
      if (this.around.length === 0) this.closeOutermost();
    }
  }

  private enterFunction(node: FunctionNode, parent: Node | undefined): void {
    const own = { node, points: 0, branches: 0 };
    if (this.outermost) {
      this.outermost.nested.push(own);
      this.around.push(own);
      return;
    }
    const name = { hasComponentName: hasComponentName(node, parent), rendersJsx: false };
    this.outermost = { ...own, ...name, nested: [] };
    this.around.push(this.outermost);
  }

  private count(structural: boolean, plain: number): void {
    const points = plain + (structural ? 1 + this.nesting : 0);
    const innermost = this.around.at(-1);
    if (innermost) {
      innermost.points += points;
      innermost.branches += Number(structural);
    } else this.outside += points;
  }

  /**
   * Keeps the points of the outermost function and its nested ones. These are one level deeper if the outermost branches
   * outside of them and is no React component.
   */
  private closeOutermost(): void {
    const function_ = this.outermost;
    if (function_ === null) return;
    const isComponent = function_.hasComponentName && function_.rendersJsx;
    const level = function_.branches > 0 && !isComponent ? 1 : 0;
    this.byFunction.set(function_.node, function_.points);
    for (const { node, points, branches } of function_.nested)
      this.byFunction.set(node, points + level * branches);
    this.outermost = null;
  }
}

function countPoints({ nodes, parents, ends }: FlatTree): PointCounter {
  const counter = new PointCounter();
  nodes.forEach((node, i) => {
    counter.leaveUntil(i);
    counter.enter(node, nodes[parents[i] ?? -1], ends[i] ?? i);
  });
  counter.leaveUntil(nodes.length);
  return counter;
}

/** What each function, without its nested ones, adds to the cognitive complexity of its file. */
export const pointsByFunction = (tree: FlatTree): ReadonlyMap<Node, number> => countPoints(tree).byFunction;

/** Cognitive complexity of a file, code outside functions included; the README has the rules. */
export function cognitiveComplexity(tree: FlatTree): number {
  const { outside, byFunction } = countPoints(tree);
  return [...byFunction.values()].reduce((sum, points) => sum + points, outside);
}
