import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { addressGroup } from '../../http/address-group.ts';
import type { CuentaConClave, CuentaRepository } from '../cuentas/cuenta.port.ts';
import type { Origen } from '../cuentas/intentos.port.ts';
import type { Addresses } from '../oidc/addresses.ts';

const DEVICE_COOKIE = 'mantenible_dispositivo';
/** The cookie holds the newest accounts of a shared computer and stays under 600 characters. */
const MAX_ACCOUNTS = 10;
const MAX_AGE_SECONDS = 365 * 24 * 60 * 60;
/** A random id of 16 bytes, and an HMAC-SHA256 truncated to 16. */
const ENTRY = /^(?<id>[\w-]{22})\.(?<mac>[\w-]{22})$/;

interface DeviceParts {
  readonly addresses: Pick<Addresses, 'mount' | 'origins'>;
  readonly cookieKeys: readonly string[];
}

/**
 * Origin of an attempt: this browser if it signed in before with the account's current password, its
 * address otherwise (ADR 0026). The cookie contains no account name; an entry matches one account and one
 * password only.
 */
export function origenDe(
  parts: Pick<DeviceParts, 'cookieKeys'>,
  request: FastifyRequest,
  cuenta: CuentaConClave | null,
): Origen {
  const entry = cuenta === null ? undefined : entryOf(parts, request, cuenta);
  if (entry !== undefined) return { clase: 'dispositivo', id: entry.slice(0, 22) };
  return { clase: 'direccion', direccion: addressGroup(request.ip) };
}

/** Gives this browser its own counter from now on. */
export async function trustDevice(
  parts: DeviceParts & { readonly cuentas: Pick<CuentaRepository, 'buscarPorUsuario'> },
  usuario: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const cuenta = await parts.cuentas.buscarPorUsuario(usuario);
  const [key] = parts.cookieKeys;
  if (cuenta === null || key === undefined) return;
  const own = entryOf(parts, request, cuenta) ?? newEntry(key, cuenta);
  const others = entriesIn(request).filter((entry) => entry !== own);
  const value = [own, ...others].slice(0, MAX_ACCOUNTS).join('~');
  const secure = parts.addresses.origins[0].startsWith('https:') ? '; secure' : '';
  void reply.header(
    'set-cookie',
    `${DEVICE_COOKIE}=${value}; path=${parts.addresses.mount}; max-age=${MAX_AGE_SECONDS}; samesite=strict${secure}; httponly`,
  );
}

function entryOf(
  { cookieKeys }: Pick<DeviceParts, 'cookieKeys'>,
  request: FastifyRequest,
  cuenta: CuentaConClave,
): string | undefined {
  return entriesIn(request).find((entry) => {
    const { id = '', mac = '' } = ENTRY.exec(entry)?.groups ?? {};
    return cookieKeys.some((key) => timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(key, id, cuenta))));
  });
}

function newEntry(key: string, cuenta: CuentaConClave): string {
  const id = randomBytes(16).toString('base64url');
  return `${id}.${macOf(key, id, cuenta)}`;
}

function macOf(key: string, id: string, { sub, claveHash }: CuentaConClave): string {
  const text = JSON.stringify([DEVICE_COOKIE, id, sub, claveHash]);
  return createHmac('sha256', key).update(text).digest().subarray(0, 16).toString('base64url');
}

function entriesIn(request: FastifyRequest): string[] {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${DEVICE_COOKIE}=`))?.slice(DEVICE_COOKIE.length + 1);
  const entries = (value ?? '').split('~').slice(0, MAX_ACCOUNTS);
  return entries.filter((entry) => ENTRY.test(entry));
}
