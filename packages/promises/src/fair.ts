export interface Place {
  /** Groups take turns, whatever number of tasks each one has. */
  readonly group: string;
  /** Goes before other groups, except at each fourth turn. */
  readonly first: boolean;
}

interface Waiting {
  readonly start: () => void;
  readonly refuse: () => void;
}

/** Every fourth turn goes to the other groups, so that tasks with `first` cannot starve them. */
const TURNS = 4;

/**
 * Returns a function that runs its task at once while fewer than `width` tasks run; further tasks wait, at most
 * `mostWaiting` of them. The groups of the waiting tasks take turns. With a full queue the newest task of the largest
 * group is refused.
 * @param full makes the error of a refused task
 */
export function fairly(
  width: number,
  mostWaiting: number,
  full: () => Error,
): <T>(place: Place, work: () => Promise<T>) => Promise<T> {
  const [firsts, others] = [createGroups(), createGroups()];
  let running = 0;
  let turn = 0;

  const enter = ({ group, first }: Place): Promise<void> => {
    if (running < width) {
      running += 1;
      return Promise.resolve();
    }
    const groups = first ? firsts : others;
    if (firsts.size() + others.size() >= mostWaiting) {
      const largest = [others, firsts].find((each) => each.largest() > groups.sizeOf(group) + 1);
      if (largest === undefined) return Promise.reject(full());
      largest.dropNewest();
    }
    return new Promise((resolve, reject) => {
      const refuse = () => {
        reject(full());
      };
      groups.add(group, { start: resolve, refuse });
    });
  };
  const leave = () => {
    turn = (turn + 1) % TURNS;
    const order = turn === 0 ? [others, firsts] : [firsts, others];
    const next = order.find((groups) => groups.size() > 0)?.take();
    // The next task takes the place over, so that no later call can run before it.
    if (next) next.start();
    else running -= 1;
  };

  return async (place, work) => {
    await enter(place);
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

/** Waiting tasks by group; the group at the front has the next turn. */
function createGroups() {
  const lists = new Map<string, Waiting[]>();
  let size = 0;
  const sizeOf = (group: string) => lists.get(group)?.length ?? 0;
  const largestGroup = () => {
    let found = '';
    for (const group of lists.keys()) if (sizeOf(group) > sizeOf(found)) found = group;
    return found;
  };
  return {
    size: () => size,
    sizeOf,
    largest: () => sizeOf(largestGroup()),
    add: (group: string, waiting: Waiting) => {
      const list = lists.get(group) ?? [];
      list.push(waiting);
      lists.set(group, list);
      size += 1;
    },
    take: (): Waiting | undefined => {
      const [next] = lists;
      if (next === undefined) return undefined;
      const [group, list] = next;
      const waiting = list.shift();
      lists.delete(group);
      if (list.length > 0) lists.set(group, list);
      size -= 1;
      return waiting;
    },
    dropNewest: () => {
      const group = largestGroup();
      lists.get(group)?.pop()?.refuse();
      if (sizeOf(group) === 0) lists.delete(group);
      size -= 1;
    },
  };
}
