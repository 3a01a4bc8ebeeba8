/**
 * Runs `work` for each index below `count`: upwards from the first and, with `both`, at the same time downwards from the
 * last, so that each of the two gets neighbours in turn. Starts none after a failure.
 */
export async function fromBothEnds(
  count: number,
  both: boolean,
  work: (index: number) => Promise<void>,
): Promise<void> {
  let first = 0;
  let last = count - 1;
  const inTurn = async (take: () => number): Promise<void> => {
    try {
      while (first <= last) await work(take());
    } catch (error) {
      last = -1;
      throw error;
    }
  };
  const upwards = inTurn(() => first++);
  const downwards = both ? inTurn(() => last--) : null;
  await Promise.all([upwards, downwards]);
}
