import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Smaller answers fit into one or two packets as they are. */
const leastBytes = 2048;

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const encoders: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  // Quality 4 is as fast as gzip and smaller; higher ones cost a multiple of the time.
  br: (bytes) =>
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: 4,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => gzipped(bytes, { level: 5 }),
};

/** The bytes in an encoding. */
export const compress = (bytes: Buffer, encoding: Encoding): Promise<Buffer> => encoders[encoding](bytes);

/**
 * Compresses answers above 2 kB (requisito: compressed-answers). Answers of routes with `conSecreto` stay as they are:
 * the length of a compressed answer reveals parts of a secret beside text of a stranger's choice (BREACH). Streams stay,
 * too. Register it after every hook that reads the payload.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.routeOptions.config.conSecreto === true) return;
    const bytes = bytesOf(payload);
    if (bytes === null || bytes.length <= leastBytes || reply.hasHeader('Content-Encoding')) return;
    varyByEncoding(reply);
    const encoding = encodingFor(request);
    if (encoding === null) return;
    // A hook that failed since then has another answer.
    const shared = reply.sharedBytes?.bytes === bytes ? reply.sharedBytes : null;
    const short = await (shared?.compressed(encoding) ?? compress(bytes, encoding));
    reply.header('Content-Encoding', encoding).header('Content-Length', short.length);
    return short;
  });
}

/** The answer as bytes; null for a stream or an empty answer. */
function bytesOf(payload: unknown): Buffer | null {
  if (Buffer.isBuffer(payload)) return payload;
  return typeof payload === 'string' ? Buffer.from(payload) : null;
}

/** Adds Accept-Encoding to the header Vary, which CORS may have set before. */
function varyByEncoding(reply: FastifyReply): void {
  const before = reply.getHeader('Vary');
  reply.header('Vary', before === undefined ? 'Accept-Encoding' : `${String(before)}, Accept-Encoding`);
}

/** The best encoding that the caller accepts; a HEAD request has the length of the plain answer. */
function encodingFor({ method, headers }: FastifyRequest): Encoding | null {
  const { 'accept-encoding': accepted = '' } = headers;
  if (method === 'HEAD') return null;
  const names = accepted
    .split(',')
    .filter((offer) => !/;\s*q=0(?:\.0*)?\s*$/.test(offer))
    .map((offer) => offer.split(';', 1)[0]?.trim().toLowerCase());
  return (['br', 'gzip'] as const).find((encoding) => names.includes(encoding)) ?? null;
}
