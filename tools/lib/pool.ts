/** Runs jobs, at most `limit` at once, and gives their results in the order of the jobs. */
export async function pool<T>(jobs: readonly (() => Promise<T>)[], limit: number): Promise<T[]> {
  const results: T[] = [];
  const queue = [...jobs.entries()];
  async function worker(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await next[1]();
  }
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}
