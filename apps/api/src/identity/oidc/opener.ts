import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import { addressGroup } from '../../http/address-group.ts';

const groups = new WeakMap<IncomingMessage, string>();

/** Keeps the address group of a request to the provider, whose own library reads forged headers too. */
export function setOpener(raw: IncomingMessage, ip: string): void {
  groups.set(raw, createHash('sha256').update(addressGroup(ip)).digest('base64url'));
}

/** Hash of the address group; null for a request that is not one of the provider. */
export function openerOf(raw: IncomingMessage | undefined): string | null {
  return (raw && groups.get(raw)) ?? null;
}
