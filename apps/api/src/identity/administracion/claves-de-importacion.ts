import { createHash, randomBytes, randomUUID } from 'node:crypto';

import { DomainError } from '@mantenible/domain/error';

import { claveInicialCoincide } from '../cuentas/clave-hash.ts';
import type { CuentaConClave } from '../cuentas/cuenta.port.ts';
import type { Entrega, Responsable } from './administracion.port.ts';
import type { Unidad } from './cambios-de-cuenta.ts';
import { duracionDeClavesMs, type ImportacionGuardada } from './importacion.port.ts';
import { exigirVigente } from './reglas-admin.ts';

const SEED_BYTES = 32;

/** An import stands for its passwords while it began after this moment. */
export function inicioDeVigencia(now: Date): Date {
  return new Date(now.getTime() - duracionDeClavesMs);
}

/** The import that a request belongs to: that of an earlier request with the same key, or a new one. */
export async function importacionDe(
  { importaciones }: Pick<Unidad, 'importaciones'>,
  quien: Responsable,
  repeticion: string | null,
  now: Date,
): Promise<ImportacionGuardada> {
  const huella = repeticion === null ? null : createHash('sha256').update(repeticion).digest('base64url');
  const ya = huella === null ? null : await importaciones.buscar(quien.sub, huella, inicioDeVigencia(now));
  const { id, semilla } = ya ?? { id: randomUUID(), semilla: randomBytes(SEED_BYTES).toString('base64url') };
  return { id, semilla, sub: quien.sub, quien: quien.nombre, repeticion: huella, momento: now };
}

/** An import with its accounts, for an admin of today. */
export async function leerImportacion(
  { cuentas, importaciones }: Pick<Unidad, 'cuentas' | 'importaciones'>,
  quien: Responsable,
  id: string,
  now: Date,
) {
  exigirVigente(quien, await cuentas.bloquearAdmins());
  const leida = await importaciones.leer(id, inicioDeVigencia(now));
  if (leida !== null) return leida;
  throw new DomainError(
    'not-found',
    'claves-vencidas',
    'Las contraseñas iniciales de una importación se muestran durante una hora. Si alguien no recibió la suya, restablezca su contraseña en «Cuentas».',
  );
}

/** The initial passwords that their people still have. */
export async function entregasVigentes(
  cuentas: readonly CuentaConClave[],
  clavesDe: (usuario: string) => readonly string[],
): Promise<readonly Entrega[]> {
  const probadas = await Promise.all(
    cuentas.map(async ({ usuario, nombre, debeCambiarClave, claveHash }) => {
      if (!debeCambiarClave) return [];
      for (const clave of clavesDe(usuario))
        if (await claveInicialCoincide(clave, claveHash)) return [{ usuario, nombre, clave }];
      return [];
    }),
  );
  return probadas.flat();
}
