/**
 * Runs jobs, at most `limit` at once, and gives their results in the order of the jobs.
 * @template T
 * @param {readonly (() => Promise<T>)[]} jobs
 * @param {number} limit
 * @returns {Promise<T[]>}
 */
export async function pool(jobs, limit) {
  /** @type {T[]} */
  const results = [];
  const queue = [...jobs.entries()];
  async function worker() {
    for (let next = queue.shift(); next; next = queue.shift()) results[next[0]] = await next[1]();
  }
  await Promise.all(Array.from({ length: limit }, worker));
  return results;
}
