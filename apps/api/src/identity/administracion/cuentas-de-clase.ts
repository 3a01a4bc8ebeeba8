import { randomUUID } from 'node:crypto';

import { hashClave } from '../cuentas/clave-hash.ts';
import { claveInicial } from '../cuentas/clave-inicial.ts';
import { usuarioNormal, type CuentaConClave, type CuentaRepository } from '../cuentas/cuenta.port.ts';
import type { CuentaPedida } from './plantilla-cuenta.ts';

/** A password that somebody is to be told once. */
export interface Entrega {
  readonly usuario: string;
  readonly nombre: string;
  readonly clave: string;
}

interface Deps {
  readonly cuentas: CuentaRepository;
}

/** Adds an account with an initial password; null when the user name is taken. */
export async function agregarCuenta({ cuentas }: Deps, pedida: CuentaPedida): Promise<Entrega | null> {
  const { cuenta, entrega } = await nuevaCuenta(pedida);
  return (await cuentas.crear(cuenta)) ? entrega : null;
}

/** Gives an account a new initial password; null when there is no such account. */
export async function restablecerClave({ cuentas }: Deps, usuario: string): Promise<Entrega | null> {
  const cuenta = await cuentas.buscarPorUsuario(usuarioNormal(usuario));
  if (cuenta === null) return null;
  const clave = claveInicial();
  await cuentas.cambiarClave(cuenta.sub, await hashClave(clave), true);
  return { usuario: cuenta.usuario, nombre: cuenta.nombre, clave };
}

export interface Importacion {
  readonly nuevas: readonly CuentaConClave[];
  readonly entregas: readonly Entrega[];
  readonly conocidas: readonly (CuentaPedida & { readonly sub: string })[];
}

/**
 * What importing a class will do: new accounts get initial passwords; known ones keep theirs, are renamed as the list
 * says and live again. Nothing is written yet, so that the passwords can be kept first.
 */
export async function prepararImportacion(
  { cuentas }: Deps,
  clase: readonly CuentaPedida[],
): Promise<Importacion> {
  const halladas = await Promise.all(
    clase.map(async (pedida) => ({ pedida, conocida: await cuentas.buscarPorUsuario(pedida.usuario) })),
  );
  const hechas = await Promise.all(
    halladas.filter(({ conocida }) => conocida === null).map(({ pedida }) => nuevaCuenta(pedida)),
  );
  return {
    nuevas: hechas.map(({ cuenta }) => cuenta),
    entregas: hechas.map(({ entrega }) => entrega),
    conocidas: halladas.flatMap(({ pedida, conocida }) =>
      conocida ? [{ ...pedida, sub: conocida.sub }] : [],
    ),
  };
}

/** Carries out what `prepararImportacion` planned. */
export async function importar({ cuentas }: Deps, { nuevas, conocidas }: Importacion): Promise<void> {
  if (nuevas.length > 0 && !(await cuentas.crear(...nuevas))) {
    throw new Error('Alguna de las cuentas se creó mientras tanto: vuelva a importar.');
  }
  for (const { sub, ...datos } of conocidas) {
    await cuentas.actualizar(sub, datos);
    await cuentas.activar(sub, true);
  }
}

async function nuevaCuenta(pedida: CuentaPedida): Promise<{ cuenta: CuentaConClave; entrega: Entrega }> {
  const clave = claveInicial();
  const claveHash = await hashClave(clave);
  const cuenta = { ...pedida, sub: randomUUID(), activa: true, debeCambiarClave: true, claveHash };
  return { cuenta, entrega: { usuario: pedida.usuario, nombre: pedida.nombre, clave } };
}
