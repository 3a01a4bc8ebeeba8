/** Runs `work` for at most `limit` items at once; results in the order of the items. Starts none after a failure. */
export async function inParallel<T, R>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const queue = [...items.entries()];
  const worker = async (): Promise<void> => {
    try {
      for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await work(next[1]);
    } catch (error) {
      queue.length = 0;
      throw error;
    }
  };
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}
