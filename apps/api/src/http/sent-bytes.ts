import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Counts the bytes of answers as they are sent; the returned function names what a request's answer counts for. The hooks of the
 * outer scope run first: an answer that they compressed is bytes here, and counts as such.
 */
export function countSentBytes(
  app: Pick<FastifyInstance, 'addHook'>,
  sent: (id: string, bytes: number) => void,
): (request: FastifyRequest, id: string) => void {
  const named = new WeakMap<FastifyRequest, string>();
  app.addHook('onSend', (request, _reply, payload, done) => {
    const id = named.get(request);
    if (id !== undefined) sent(id, lengthOf(payload));
    done();
  });
  return (request, id) => void named.set(request, id);
}

function lengthOf(payload: unknown): number {
  return typeof payload === 'string' || payload instanceof Uint8Array ? Buffer.byteLength(payload) : 0;
}
