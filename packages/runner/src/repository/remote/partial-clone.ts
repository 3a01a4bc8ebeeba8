import { linesOf } from './announcement.ts';
import { credential } from './credential.ts';
import type { Address } from './destination.ts';
import { sendGet } from './request.ts';

/** Limit of the host's list of capabilities in bytes; it has a few lines. */
const maxBytes = 64 * 1024;

interface Host {
  readonly root: string;
  readonly addresses: readonly Address[];
}

/**
 * Whether a host offers fetches without blobs (capability `filter` of `fetch`, protocol version 2). Rejects with the
 * error of the network.
 */
export async function servesPartialClones(
  { root, addresses }: Host,
  token: string | null,
  signal: AbortSignal,
): Promise<boolean> {
  const headers = {
    'User-Agent': 'git/2.0 (mantenible)',
    Accept: '*/*',
    'Git-Protocol': 'version=2',
    ...(token !== null && { Authorization: credential(token, root) }),
  };
  const url = new URL(`${root}/info/refs?service=git-upload-pack`);
  const { status, body } = await sendGet(url, { addresses, headers, maxBytes, signal });
  return status === 200 && announcesFilter(body);
}

/** Whether a list of capabilities (protocol version 2) has `filter` among those of `fetch`. */
export function announcesFilter(body: Buffer): boolean {
  const lines = linesOf(body).map((line) => line.trimEnd());
  const fetch = lines.find((line) => line.startsWith('fetch='))?.slice('fetch='.length) ?? '';
  return lines.includes('version 2') && fetch.split(' ').includes('filter');
}
