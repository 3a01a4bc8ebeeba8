import { createHmac } from 'node:crypto';

import type { Place } from '@mantenible/promises/fair';

import { compararEnVano, esAnticuada, hashDePersona } from './clave-hash.ts';
import type { CuentaConClave, CuentaRepository } from './cuenta.port.ts';

/** Stores today's hash of a password that has just been right; a change of the password meanwhile wins. */
export async function renovarHash(
  { cuentas }: { readonly cuentas: Pick<CuentaRepository, 'renovarHash'> },
  cuenta: CuentaConClave,
  clave: string,
): Promise<void> {
  if (!esAnticuada(cuenta.claveHash)) return;
  await cuentas.renovarHash(cuenta.sub, cuenta.claveHash, await hashDePersona(clave, cuenta.sub));
}

/**
 * Spends the time of a wrong password for a name without account; always false. While accounts have earlier, slower
 * hashes, the same share of unknown names takes that longer time, each name always the same: the duration does not
 * reveal which names have accounts.
 */
export async function rechazarDesconocida(
  deps: {
    readonly cuentas: Pick<CuentaRepository, 'parteAnticuada'>;
    readonly cookieKeys: readonly string[];
  },
  usuario: string,
  clave: string,
  lugar: Place,
): Promise<false> {
  const parte = await deps.cuentas.parteAnticuada();
  return compararEnVano(clave, pareceAnticuada(deps.cookieKeys, usuario, parte), lugar);
}

/** Depends on the name and a secret of the installation; true for that share of all names. */
export function pareceAnticuada([key = '']: readonly string[], usuario: string, parte: number): boolean {
  const digest = createHmac('sha256', key).update(`nombre desconocido ${usuario}`).digest();
  return digest.readUInt32BE() / 2 ** 32 < parte;
}
