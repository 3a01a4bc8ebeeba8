/** Refusals that stand before and around the use case of a route: `documentRefusals` of the API documents them. */
const common = new Set(['400', '401', '403', '413', '414', '415', '422', '429', '431', '500', '503', '507']);

/**
 * Answers that only a race of two requests gives, and only over PostgreSQL: the embedded engine has one connection. Their
 * tests take either answer.
 */
const answersOfRaces = new Set(['POST /cuentas/importar 409']);

/**
 * Answers that a route documents as its own and that no test got, each as `METHOD path status`. The lines are what the
 * API's tests record: `documents METHOD path status…` once a route, and `gives METHOD path status` once an answer.
 * A conflict is no route's own where the route takes an idempotency key, which 422 shows.
 */
export function neverGiven(lines: Iterable<string>): readonly string[] {
  const given = new Set<string>();
  const own = new Set<string>();
  for (const line of lines) {
    const [verb = '', method = '', path = '', ...statuses] = line.split(' ');
    if (verb === 'gives') given.add(line.slice('gives '.length));
    if (verb !== 'documents') continue;
    const isCommon = (status: string) => common.has(status) || (status === '409' && statuses.includes('422'));
    for (const status of statuses) if (!isCommon(status)) own.add(`${method} ${path} ${status}`);
  }
  return [...own].filter((answer) => !given.has(answer) && !answersOfRaces.has(answer)).toSorted();
}
