import { esAnticuada, hashDePersona } from './clave-hash.ts';
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
