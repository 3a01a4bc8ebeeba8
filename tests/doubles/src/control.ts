import * as z from 'zod';

import { faultModes, type Faults } from './faults.ts';
import { pathOf, readBody, send, type Handler } from './http.ts';

const mode = z.enum(faultModes);
const order = z.object({
  /** Drop every fault and the log before anything else. */
  reset: z.optional(z.boolean()),
  mode: z.optional(mode),
  delayMs: z.optional(z.number()),
  paths: z.optional(z.array(z.object({ path: z.string(), mode, delayMs: z.optional(z.number()) }))),
});

/** Handles the orders of one double beside faults, checked by its own schema. */
export type Applied = (order: unknown) => unknown;

/**
 * `GET /__control` answers the log, `PUT /__control` takes `{reset?, mode?, delayMs?, paths?}` and the fields of the
 * double's own `apply`; all other requests reach the handler through the faults.
 */
export function controlled(faults: Faults, handler: Handler, apply: Applied = () => null): Handler {
  const faulty = faults.over(handler);
  return async (request, response) => {
    if (pathOf(request) !== '/__control') return faulty(request, response);
    if (request.method !== 'PUT') {
      send(response, { status: 200, body: { requests: faults.requests } });
      return;
    }
    const body: unknown = JSON.parse(await readBody(request));
    const parsed = order.safeParse(body);
    if (!parsed.success) {
      send(response, { status: 400, body: { error: z.prettifyError(parsed.error) } });
      return;
    }
    obey(faults, parsed.data);
    send(response, { status: 200, body: { applied: apply(body) } });
  };
}

function obey(faults: Faults, { reset, mode: whole, delayMs, paths = [] }: z.infer<typeof order>): void {
  if (reset === true) {
    faults.reset();
    faults.clearRequests();
  }
  if (whole !== undefined) faults.set(whole, delayMs);
  for (const rule of paths) faults.setFor(rule.path, rule.mode, rule.delayMs);
}
