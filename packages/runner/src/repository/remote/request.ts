import http from 'node:http';
import https from 'node:https';

import type { Address } from './destination.ts';

export interface RawResponse {
  readonly status: number;
  readonly location: string | null;
  readonly type: string;
  readonly body: Buffer;
  /** Whether the body was longer than the limit and was cut. */
  readonly truncated: boolean;
}

interface Options {
  readonly addresses: readonly Address[];
  readonly headers: Readonly<Record<string, string>>;
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

const initialBufferBytes = 16 * 1024;

/** Sends one GET request to the checked addresses, without resolver, redirects or proxy; the response is bounded. */
export function sendGet(url: URL, options: Options): Promise<RawResponse> {
  const client = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const request = client.get(
      url,
      {
        agent: false,
        headers: options.headers,
        signal: options.signal,
        // Pins the checked addresses; Node requests all of them (autoSelectFamily) or the first.
        lookup: (_host, { all }, callback) => {
          const addresses = options.addresses.map((d) => ({ ...d }));
          if (all) callback(null, addresses);
          else callback(null, addresses[0]?.address ?? '', addresses[0]?.family);
        },
      },
      (response) => {
        readUpTo(response, options.maxBytes).then(resolve, reject);
      },
    );
    request.on('error', reject);
  });
}

/** Reads a response up to a limit of bytes. */
async function readUpTo(response: http.IncomingMessage, limit: number): Promise<RawResponse> {
  // One buffer: many small chunks would take more memory than their bytes.
  let body: Buffer = Buffer.alloc(Math.min(limit, initialBufferBytes));
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    body = withCapacity(body, Math.min(bytes + chunk.length, limit), limit);
    chunk.copy(body, bytes);
    bytes += chunk.length;
    if (bytes > limit) break;
  }
  response.destroy();
  return {
    status: response.statusCode ?? 0,
    location: response.headers.location ?? null,
    type: response.headers['content-type'] ?? '',
    body: body.subarray(0, Math.min(bytes, limit)),
    truncated: bytes > limit,
  };
}

/** The same buffer, or a copy of at least double capacity when the given number of bytes exceeds it. */
function withCapacity(body: Buffer, bytes: number, limit: number): Buffer {
  if (bytes <= body.length) return body;
  const major = Buffer.alloc(Math.min(Math.max(bytes, 2 * body.length), limit));
  body.copy(major);
  return major;
}
