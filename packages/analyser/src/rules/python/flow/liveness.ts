import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { Block, Statement } from '../../../languages/python/ast/statements.ts';
import { effectOf, type Effect, type SearchContext } from './effects.ts';

type Live = ReadonlySet<string>;
/** The live names at the targets of jumps. */
interface Jumps {
  readonly onBreak: Live;
  readonly onContinue: Live;
}

const noNames: Live = new Set();
const union = (...sets: readonly Live[]): Live => new Set(sets.flatMap((set) => [...set]));

/**
 * Walks the statements of a function backwards and computes the live names at each of them. It does not
 * support functions with `try`: an exception may leave any of their statements.
 */
export class Liveness {
  private readonly context: SearchContext;
  private readonly tracked: Live;
  private readonly dead: (statement: Statement, name: string) => void;
  private silent = 0;

  constructor(context: SearchContext, tracked: Live, dead: (statement: Statement, name: string) => void) {
    this.context = context;
    this.tracked = tracked;
    this.dead = dead;
  }

  /** Reports every assigned value that is not read before the next assignment. */
  run(body: Block): void {
    this.block(body, noNames, { onBreak: noNames, onContinue: noNames });
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
      return this.apply(node.items, union(after, this.block(node.body, after, jumps)));
    if (node.type === 'Match') return this.match(node, after, jumps);
    if (node.type === 'Break') return jumps.onBreak;
    if (node.type === 'Continue') return jumps.onContinue;
    if (node.type === 'Return' || node.type === 'Raise') return this.apply([node], noNames);
    const effect = effectOf(this.context, [node], this.tracked);
    if (this.silent === 0)
      for (const name of effect.assigned)
        if (!after.has(name) && !effect.read.has(name)) this.dead(node, name);
    return liveBefore(effect, after);
  }

  private apply(nodes: readonly PythonNode[], after: Live): Live {
    return liveBefore(effectOf(this.context, nodes, this.tracked), after);
  }

  private conditional(node: Extract<Statement, { type: 'If' }>, after: Live, jumps: Jumps): Live {
    let live = node.orelse ? this.block(node.orelse.body, after, jumps) : after;
    for (const branch of [...node.elifs].reverse())
      live = this.apply([branch.test], union(live, this.block(branch.body, after, jumps)));
    return this.apply([node.test], union(live, this.block(node.body, after, jumps)));
  }

  private loop(node: Extract<Statement, { type: 'For' | 'While' }>, after: Live, jumps: Jumps): Live {
    const ended = node.orelse ? this.block(node.orelse.body, after, jumps) : after;
    const head = (live: Live): Live =>
      node.type === 'For'
        ? union(ended, this.apply([node.target], live))
        : this.apply([node.test], union(ended, live));
    // Names live at the start of the body are live at its end too: iterate to a fixed point.
    let live = head(ended);
    this.silent += 1;
    for (let size = -1; size !== live.size;) {
      size = live.size;
      live = union(live, head(this.block(node.body, live, { onBreak: after, onContinue: live })));
    }
    this.silent -= 1;
    const found = head(this.block(node.body, live, { onBreak: after, onContinue: live }));
    return node.type === 'For' ? this.apply([node.iterable], found) : found;
  }

  private match(node: Extract<Statement, { type: 'Match' }>, after: Live, jumps: Jumps): Live {
    const cases = node.cases.map(({ pattern, guard, body }) =>
      this.apply(guard ? [pattern, guard] : [pattern], this.block(body, after, jumps)),
    );
    return this.apply([node.subject], union(after, ...cases));
  }
}

function liveBefore({ read, bound }: Effect, after: Live): Live {
  const live = new Set(after);
  for (const name of bound) live.delete(name);
  for (const name of read) live.add(name);
  return live;
}
