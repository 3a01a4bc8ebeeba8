import { DomainError } from '@mantenible/domain/error';

import { hashClaveInicial } from '../cuentas/clave-hash.ts';
import type { Entrega, FilaImportacion, Importada, Responsable, Simulacion } from './administracion.port.ts';
import { cuentaNueva, pierdeRol, type ClavePreparada, type Unidad } from './cambios-de-cuenta.ts';
import { inicioDeVigencia } from './claves-de-importacion.ts';
import type { ImportacionGuardada } from './importacion.port.ts';
import { leerCsv, type ClaseLeida } from './leer-csv.ts';
import { efectoDeImportacion, type FilaConEfecto } from './efecto-de-importacion.ts';
import { exigirVigente } from './reglas-admin.ts';

/** The effect of an import, line by line; writes nothing. */
export async function simularImportacion(
  unidad: Pick<Unidad, 'cuentas'>,
  quien: Responsable,
  contenido: string,
): Promise<Simulacion> {
  const leida = leerCsv(contenido);
  const filas = await efectoDe(unidad, quien, leida);
  const vistas = filas.map(({ pedida: _pedida, conocida: _conocida, ...fila }) => fila);
  return { filas: vistas, ignoradas: leida.ignoradas, muestra: leida.muestra };
}

/** A class with the passwords of its new accounts and their hashes, by user name. */
export interface ClasePreparada {
  readonly leida: ClaseLeida;
  /** What gives the passwords again; null where the caller stored them. */
  readonly importacion: ImportacionGuardada | null;
  readonly claves: ReadonlyMap<string, ClavePreparada>;
}

/**
 * Reads a class and hashes the passwords of its new accounts, before the transaction that locks the admins: hashes wait
 * behind those of sign-ins.
 */
export async function prepararClase(
  efecto: (leida: ClaseLeida) => Promise<readonly FilaConEfecto[]>,
  contenido: string,
  claveDe: (usuario: string) => string | undefined,
): Promise<Omit<ClasePreparada, 'importacion'>> {
  const leida = leerCsv(contenido);
  const filas = await efecto(leida);
  exigirSinErrores(filas);
  const nuevas = filas.filter(({ estado }) => estado === 'nueva');
  const claves = await Promise.all(
    nuevas.map(async ({ usuario }) => {
      const clave = claveDe(usuario);
      if (clave === undefined) throw cuentasCambiadas();
      return [usuario, { clave, claveHash: await hashClaveInicial(clave) }] as const;
    }),
  );
  return { leida, claves: new Map(claves) };
}

/**
 * Imports a class, all or nothing; returns the initial passwords of new accounts, and the lines with their effect.
 */
export async function importarClase(
  unidad: Pick<Unidad, 'cuentas' | 'caducarPermisos' | 'importaciones'>,
  quien: Responsable,
  { leida, claves, importacion }: ClasePreparada,
): Promise<{
  entregas: readonly Entrega[];
  filas: readonly FilaConEfecto[];
  /** Subjects by user name. */
  subs: ReadonlyMap<string, string>;
}> {
  const filas = await efectoDe(unidad, quien, leida);
  exigirSinErrores(filas);
  const hechas = filas.flatMap(({ pedida, conocida }) => {
    if (pedida === null || conocida !== null) return [];
    const preparada = claves.get(pedida.usuario);
    if (preparada === undefined) throw cuentasCambiadas();
    return [cuentaNueva(pedida, preparada)];
  });
  if (hechas.length > 0 && !(await unidad.cuentas.crear(...hechas.map(({ cuenta }) => cuenta))))
    throw cuentasCambiadas();
  if (importacion !== null && hechas.length > 0)
    await guardarImportacion(
      unidad,
      importacion,
      hechas.map(({ cuenta }) => cuenta.sub),
    );
  for (const { estado, pedida, conocida } of filas) {
    if (pedida === null || conocida === null || estado === 'sin-cambios') continue;
    await unidad.cuentas.actualizar(conocida.sub, pedida);
    if (pierdeRol(conocida, pedida)) await unidad.caducarPermisos(conocida.sub);
    if (estado === 'revive') await unidad.cuentas.activar(conocida.sub, true);
  }
  const conocidas = filas.flatMap(({ usuario, conocida }) =>
    conocida ? [[usuario, conocida.sub] as const] : [],
  );
  const nuevas = hechas.map(({ cuenta }) => [cuenta.usuario, cuenta.sub] as const);
  return { entregas: hechas.map(({ entrega }) => entrega), filas, subs: new Map([...conocidas, ...nuevas]) };
}

/** Stores what gives the passwords again, unless a concurrent request with the same key has stored another seed. */
async function guardarImportacion(
  { importaciones }: Pick<Unidad, 'importaciones'>,
  importacion: ImportacionGuardada,
  subs: readonly string[],
): Promise<void> {
  const { sub, repeticion, momento, semilla } = importacion;
  const desde = inicioDeVigencia(momento);
  const ya = repeticion === null ? null : await importaciones.buscar(sub, repeticion, desde);
  if (ya !== null && ya.semilla !== semilla) throw cuentasCambiadas();
  await importaciones.guardar(importacion, subs, desde);
}

/** Numbers of lines by effect; accounts of an earlier request with the same key count as new. */
export function recuentoDe(
  filas: readonly FilaConEfecto[],
  repetidas: readonly Entrega[],
): Importada['cuantas'] {
  const deNuevo = new Set(repetidas.map(({ usuario }) => usuario));
  const cuantas = (cual: FilaImportacion['estado']) =>
    filas.filter(({ estado, usuario }) => (deNuevo.has(usuario) ? 'nueva' : estado) === cual).length;
  return {
    nueva: cuantas('nueva'),
    revive: cuantas('revive'),
    cambia: cuantas('cambia'),
    sinCambios: cuantas('sin-cambios'),
  };
}

/** The effect of a class on the stored accounts; locks the admins until the transaction ends. */
export async function efectoDe(
  { cuentas }: Pick<Unidad, 'cuentas'>,
  quien: Responsable,
  { filas }: ClaseLeida,
): Promise<readonly FilaConEfecto[]> {
  const admins = await cuentas.bloquearAdmins();
  exigirVigente(quien, admins);
  const usuarios = filas.flatMap(({ cuenta }) => cuenta?.usuario ?? []);
  return efectoDeImportacion(filas, await cuentas.buscarPorUsuarios(usuarios), { quien, admins });
}

function exigirSinErrores(filas: readonly FilaConEfecto[]): void {
  const fallos = filas.flatMap(({ linea, motivos }) =>
    motivos.map((motivo) => ({ campo: 'contenido', mensaje: `línea ${linea}: ${motivo}` })),
  );
  if (fallos.length === 0) return;
  throw new DomainError('invalid', 'filas-con-errores', 'No se importó nada: hay filas con errores.', fallos);
}

function cuentasCambiadas(): DomainError {
  const mensaje = 'Alguna de las cuentas cambió mientras tanto: vuelva a importar.';
  return new DomainError('conflict', 'cuentas-cambiadas', mensaje);
}
