import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { Block, Statement } from '../../../languages/python/ast/statements.ts';
import { effectOf, type SearchContext } from './effects.ts';
import { liveNames, type Live } from './live-names.ts';

/** The live names at the targets of jumps. */
interface Jumps {
  readonly onBreak: Live;
  readonly onContinue: Live;
}

/**
 * Walks the statements of a function backwards and computes the live names at each of them. It does not
 * support functions with `try`: an exception may leave any of their statements.
 */
export class Liveness {
  private readonly context: SearchContext;
  private readonly tracked: ReadonlySet<string>;
  private readonly names: ReturnType<typeof liveNames>;
  private readonly dead: (statement: Statement, name: string) => void;
  private silent = 0;

  constructor(
    context: SearchContext,
    tracked: ReadonlySet<string>,
    dead: (statement: Statement, name: string) => void,
  ) {
    this.context = context;
    this.tracked = tracked;
    this.names = liveNames(tracked);
    this.dead = dead;
  }

  /** Reports every assigned value that is not read before the next assignment. */
  run(body: Block): void {
    const { none } = this.names;
    this.block(body, none, { onBreak: none, onContinue: none });
  }

  private block({ body }: Block, after: Live, jumps: Jumps): Live {
    let live = after;
    for (const statement of [...body].reverse()) live = this.statement(statement, live, jumps);
    return live;
  }

  private statement(node: Statement, after: Live, jumps: Jumps): Live {
    if (node.type === 'If') return this.conditional(node, after, jumps);
    if (node.type === 'For' || node.type === 'While') return this.loop(node, after, jumps);
    // The context manager of a `with` may suppress an exception of its body.
    if (node.type === 'With')
      return this.apply(node.items, this.names.union(after, this.block(node.body, after, jumps)));
    if (node.type === 'Match') return this.match(node, after, jumps);
    if (node.type === 'Break') return jumps.onBreak;
    if (node.type === 'Continue') return jumps.onContinue;
    if (node.type === 'Return' || node.type === 'Raise') return this.apply([node], this.names.none);
    const effect = effectOf(this.context, [node], this.tracked);
    if (this.silent === 0)
      for (const name of effect.assigned)
        if (!this.names.has(after, name) && !effect.read.has(name)) this.dead(node, name);
    return this.names.before(after, effect.bound, effect.read);
  }

  private apply(nodes: readonly PythonNode[], after: Live): Live {
    const { bound, read } = effectOf(this.context, nodes, this.tracked);
    return this.names.before(after, bound, read);
  }

  private conditional(node: Extract<Statement, { type: 'If' }>, after: Live, jumps: Jumps): Live {
    let live = node.orelse ? this.block(node.orelse.body, after, jumps) : after;
    for (const branch of [...node.elifs].reverse())
      live = this.apply([branch.test], this.names.union(live, this.block(branch.body, after, jumps)));
    return this.apply([node.test], this.names.union(live, this.block(node.body, after, jumps)));
  }

  private loop(node: Extract<Statement, { type: 'For' | 'While' }>, after: Live, jumps: Jumps): Live {
    const ended = node.orelse ? this.block(node.orelse.body, after, jumps) : after;
    const head = (live: Live): Live =>
      node.type === 'For'
        ? this.names.union(ended, this.apply([node.target], live))
        : this.apply([node.test], this.names.union(ended, live));
    // Names live at the start of the body are live at its end too: iterate to a fixed point.
    let live = head(ended);
    this.silent += 1;
    for (let last: Live | null = null; last === null || !this.names.areEqual(last, live);) {
      last = live;
      live = this.names.union(live, head(this.block(node.body, live, { onBreak: after, onContinue: live })));
    }
    this.silent -= 1;
    const found = head(this.block(node.body, live, { onBreak: after, onContinue: live }));
    return node.type === 'For' ? this.apply([node.iterable], found) : found;
  }

  private match(node: Extract<Statement, { type: 'Match' }>, after: Live, jumps: Jumps): Live {
    const cases = node.cases.map(({ pattern, guard, body }) =>
      this.apply(guard ? [pattern, guard] : [pattern], this.block(body, after, jumps)),
    );
    return this.apply([node.subject], this.names.union(after, ...cases));
  }
}
