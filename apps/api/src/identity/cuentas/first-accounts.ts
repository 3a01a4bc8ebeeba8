import { randomUUID } from 'node:crypto';
import { chmod, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Rol } from '@mantenible/domain/acceso';

import type { IdentityConfig } from '../identity.types.ts';
import { hashClave } from './clave-hash.ts';
import { claveInicial } from './clave-inicial.ts';
import type { Cuenta, CuentaRepository } from './cuenta.port.ts';
import { motivoDeRechazo } from './politica-clave.ts';

/** The created accounts, which start-up prints once. */
export interface CreatedFirstAccounts {
  readonly file: string;
  readonly cuentas: readonly { readonly usuario: string; readonly clave: string }[];
}

interface Deps {
  readonly cuentas: Pick<CuentaRepository, 'contar' | 'crear'>;
  readonly dataDir: string;
  readonly config: Pick<IdentityConfig, 'adminPassword' | 'estudiantePassword'>;
}

const FILE = 'cuentas-iniciales.txt';

/**
 * Creates the accounts `admin` and `estudiante` when there are no accounts, with the passwords of the
 * environment or random ones, and writes them to a file readable by its owner alone. A random one must be
 * changed at the first sign-in. Null when accounts exist.
 */
export async function createFirstAccounts({
  cuentas,
  dataDir,
  config,
}: Deps): Promise<CreatedFirstAccounts | null> {
  if ((await cuentas.contar()) > 0) return null;
  const planned = [
    {
      usuario: 'admin',
      nombre: 'Administración',
      roles: ['admin', 'estudiante'],
      clave: config.adminPassword,
    },
    { usuario: 'estudiante', nombre: 'Estudiante', roles: ['estudiante'], clave: config.estudiantePassword },
  ] satisfies { usuario: string; nombre: string; roles: Rol[]; clave: string | null }[];
  for (const { usuario, clave } of planned) await checkGiven(usuario, clave);
  const made = planned.map(({ clave, ...cuenta }) => ({
    ...cuenta,
    clave: clave ?? claveInicial(),
    debeCambiarClave: clave === null,
  }));
  const file = join(dataDir, 'secretos', FILE);
  // The file first: without it a lost password would lock every person out.
  await writeFile(file, made.map(({ usuario, clave }) => `${usuario}\t${clave}\n`).join(''), { mode: 0o600 });
  await chmod(file, 0o600);
  if (!(await cuentas.crear(...(await Promise.all(made.map(nuevaCuenta)))))) {
    // Another server over the same database created them first: its passwords are valid.
    await rm(file);
    return null;
  }
  return { file, cuentas: made.map(({ usuario, clave }) => ({ usuario, clave })) };
}

async function nuevaCuenta({
  clave,
  ...datos
}: Pick<Cuenta, 'usuario' | 'nombre' | 'roles' | 'debeCambiarClave'> & { clave: string }) {
  const claveHash = await hashClave(clave);
  return { ...datos, sub: randomUUID(), correo: null, activa: true, claveHash };
}

async function checkGiven(usuario: string, clave: string | null): Promise<void> {
  const motivo = clave === null ? null : await motivoDeRechazo(clave, usuario);
  if (motivo !== null) throw new Error(`La contraseña dada para la cuenta ${usuario} no sirve: ${motivo}`);
}
