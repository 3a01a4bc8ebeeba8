import type { FlatTree } from '../../languages/javascript/flatten.ts';
import { isFunction } from '../../languages/javascript/functions.ts';
import type { Node } from '../../languages/javascript/syntax.ts';
import { hasComponentName, returnsJsx } from './component.ts';
import { logicalPoints } from './logical.ts';
import { isDeeper, isElseIf, isStructural } from './nesting.ts';

/** Points of an outermost function: its own, and those of the functions in it by both ways of counting. */
interface Outermost {
  own: number;
  hasStructure: boolean;
  flat: number;
  nested: number;
  readonly named: boolean;
  rendersJsx: boolean;
}

/** A node whose end matters: it raised the nesting, or it is a function. */
interface Open {
  readonly end: number;
  readonly raised: boolean;
  readonly isFunction: boolean;
}

/** Points that do not grow with nesting. */
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

/** The state of one walk: how deep it is, and what was counted so far. */
class Counter {
  total = 0;
  private nesting = 0;
  private depth = 0;
  private outermost: Outermost | null = null;
  private readonly open: Open[] = [];

  enter(node: Node, parent: Node | undefined, end: number): void {
    const enters = isFunction(node);
    if (enters && ++this.depth === 1) {
      const named = hasComponentName(node, parent);
      this.outermost = { own: 0, hasStructure: false, flat: 0, nested: 0, named, rendersJsx: false };
    }
    const deeper = isDeeper(node, parent);
    const deepFunction = enters && this.depth >= 3;
    this.nesting += Number(deeper) + Number(deepFunction);
    if (deeper || enters) this.open.push({ end, raised: deeper || deepFunction, isFunction: enters });
    if (this.depth === 1 && this.outermost && returnsJsx(node)) this.outermost.rendersJsx = true;
    this.count(isStructural(node, parent), plainPoints(node, parent));
  }

  /** Leaves everything that ends at this place. A deep function that is itself a branch raised twice; it lowers once. */
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

  /** Functions in a function that branches by itself lie one level deeper, unless it is a React component. */
  private closeOutermost(): void {
    const function_ = this.outermost;
    if (function_ === null) return;
    const isComponent = function_.named && function_.rendersJsx;
    this.total +=
      function_.own + (function_.hasStructure && !isComponent ? function_.nested : function_.flat);
    this.outermost = null;
  }
}

/** Cognitive complexity of a file, code outside functions included; the README has the rules. */
export function cognitiveComplexity({ nodes, parents, ends }: FlatTree): number {
  const counter = new Counter();
  nodes.forEach((node, i) => {
    counter.leaveUntil(i);
    counter.enter(node, nodes[parents[i] ?? -1], ends[i] ?? i);
  });
  counter.leaveUntil(nodes.length);
  return counter.total;
}
