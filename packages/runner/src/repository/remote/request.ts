import http from 'node:http';
import https from 'node:https';

import { readUpTo } from '@mantenible/promises/read-up-to';

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
        toRawResponse(response, options.maxBytes).then(resolve, reject);
      },
    );
    request.on('error', reject);
  });
}

async function toRawResponse(response: http.IncomingMessage, maxBytes: number): Promise<RawResponse> {
  const { bytes, truncated } = await readUpTo(response, maxBytes);
  response.destroy();
  return {
    status: response.statusCode ?? 0,
    location: response.headers.location ?? null,
    type: response.headers['content-type'] ?? '',
    body: Buffer.from(bytes.buffer, 0, bytes.length),
    truncated,
  };
}
