import type { Apunte } from '@mantenible/domain/auditoria';

import { hashClaveInicial } from '../cuentas/clave-hash.ts';
import { claveInicial } from '../cuentas/clave-inicial.ts';
import type { IdentityLog } from '../identity.types.ts';
import type {
  AdministracionCuentas,
  ConsultaCuentas,
  Entrega,
  Importada,
  PaginaCuentas,
  PeticionImportar,
  Responsable,
  Vinculo,
} from './administracion.port.ts';
import { apunteDe, apunteDeCambio, apuntesDeImportacion } from './apuntes-de-cuenta.ts';
import {
  activarCuenta,
  agregarCuenta,
  cambiarCuenta,
  restablecerClave,
  type Unidad,
} from './cambios-de-cuenta.ts';
import {
  entregasVigentes,
  importacionDe,
  inicioDeVigencia,
  leerImportacion,
} from './claves-de-importacion.ts';
import { efectoDe, importarClase, prepararClase, recuentoDe, simularImportacion } from './importar-clase.ts';
import type { Importacion } from './importacion.port.ts';
import { rolDe } from './plantilla-cuenta.ts';

export interface AdministrarDeps {
  /** Runs one transaction; it may run again from the start. */
  readonly transaccion: <T>(hacer: (unidad: Unidad) => Promise<T>) => Promise<T>;
  readonly consultar: (consulta: ConsultaCuentas) => Promise<PaginaCuentas>;
  readonly vincular: (anterior: string, nuevo: string, apunte: Apunte) => Promise<Vinculo>;
  /**
   * The initial password that a seed gives a user name, always the same, and those of older keys of the server; null where passwords
   * are not given again.
   */
  readonly clavesDe: ((semilla: string, usuario: string) => readonly [string, ...string[]]) | null;
  readonly now: () => Date;
  readonly log: Pick<IdentityLog, 'info'>;
}

/** Runs one change with its entries in the audit trail. */
type Cambio = <T>(
  hacer: (unidad: Unidad) => Promise<T>,
  apuntesDe: (hecho: T) => readonly Apunte[],
) => Promise<T>;

/**
 * Administration of accounts on behalf of `quien`. Each change is stored with its entries in the audit trail, or neither
 * is; then it is logged, without passwords.
 */
export function administrarCuentas(deps: AdministrarDeps, quien: Responsable): AdministracionCuentas {
  const { transaccion } = deps;
  const cambio = cambioAnotado(deps, quien);
  return {
    consultar: deps.consultar,
    todas: () => transaccion(({ cuentas }) => cuentas.listar()),
    agregar: async (escrita) => {
      const preparada = await clavePreparada();
      const agregada = await cambio(
        (unidad) => agregarCuenta(unidad, quien, escrita, preparada),
        ({ cuenta }) => [apunteDe(quien, 'cuenta-nueva', cuenta, `rol ${rolDe(cuenta.roles)}`)],
      );
      return agregada.entrega;
    },
    cambiar: async (cual, datos) => {
      const cambiada = await cambio(
        (unidad) => cambiarCuenta(unidad, quien, cual, datos),
        ({ antes, cuenta }) => [apunteDeCambio(quien, antes, cuenta)],
      );
      return cambiada.cuenta;
    },
    restablecer: async (cual) => {
      const preparada = await clavePreparada();
      const restablecida = await cambio(
        (unidad) => restablecerClave(unidad, quien, cual, preparada),
        ({ cuenta }) => [apunteDe(quien, 'clave-restablecida', cuenta)],
      );
      return restablecida.entrega;
    },
    activar: (cual, activa) =>
      cambio(
        (unidad) => activarCuenta(unidad, quien, cual, activa),
        (cuenta) => [apunteDe(quien, activa ? 'cuenta-activada' : 'cuenta-desactivada', cuenta)],
      ),
    simular: (contenido) => transaccion((unidad) => simularImportacion(unidad, quien, contenido)),
    importar: (peticion) => importar(deps, quien, cambio, peticion),
    importaciones: () =>
      transaccion(({ importaciones }) => importaciones.listar(inicioDeVigencia(deps.now()))),
    leerClaves: (id) => leerClaves(deps, quien, cambio, id),
    vincular: (anterior, nuevo) => vincular(deps, quien, anterior, nuevo),
  };
}

function cambioAnotado(deps: AdministrarDeps, quien: Responsable): Cambio {
  return async (hacer, apuntesDe) => {
    const { hecho, apuntes } = await deps.transaccion(async (unidad) => {
      const hecho = await hacer(unidad);
      const apuntes = apuntesDe(hecho);
      await unidad.auditoria.apuntar(...apuntes);
      return { hecho, apuntes };
    });
    for (const apunte of apuntes) anunciar(deps, quien, apunte);
    return hecho;
  };
}

async function vincular(
  deps: AdministrarDeps,
  quien: Responsable,
  anterior: string,
  nuevo: string,
): Promise<Vinculo> {
  const apunte = { quien, accion: 'identidad-vinculada', objeto: anterior, detalle: `→ ${nuevo}` } as const;
  const vinculo = await deps.vincular(anterior, nuevo, apunte);
  if (!('repetidos' in vinculo)) anunciar(deps, quien, apunte);
  return vinculo;
}

function anunciar(
  { log }: Pick<AdministrarDeps, 'log'>,
  { sub }: Responsable,
  { accion, objeto: cuenta, detalle }: Apunte,
): void {
  log.info({ sub, accion, cuenta, detalle }, 'account change');
}

async function importar(
  { transaccion, clavesDe, now }: AdministrarDeps,
  quien: Responsable,
  cambio: Cambio,
  { contenido, claves, repeticion = null }: PeticionImportar,
): Promise<Importada> {
  const leerImportacionDe = () => transaccion((unidad) => importacionDe(unidad, quien, repeticion, now()));
  const importacion = claves === null && clavesDe !== null ? await leerImportacionDe() : null;
  const claveNueva = (usuario: string) => {
    if (claves !== null) return Object.hasOwn(claves, usuario) ? claves[usuario] : undefined;
    return importacion === null || clavesDe === null
      ? claveInicial()
      : clavesDe(importacion.semilla, usuario)[0];
  };
  const clase = await prepararClase(
    (leida) => transaccion((unidad) => efectoDe(unidad, quien, leida)),
    contenido,
    claveNueva,
  );
  const { entregas, filas } = await cambio(
    (unidad) => importarClase(unidad, quien, { ...clase, importacion }),
    (hecha) => apuntesDeImportacion(quien, hecha.filas, (usuario) => hecha.subs.get(usuario)),
  );
  if (importacion === null || clavesDe === null)
    return { cuantas: recuentoDe(filas, []), entregas, importacion: null };
  // A concurrent request with the same key may have been the first.
  const { id, semilla } = repeticion === null ? importacion : await leerImportacionDe();
  const conocidas = filas.flatMap(({ conocida, nombre }) => (conocida ? [{ ...conocida, nombre }] : []));
  const repetidas = await entregasVigentes(conocidas, (usuario) => clavesDe(semilla, usuario));
  if (repetidas.length > 0)
    await cambio(
      () => Promise.resolve(),
      () => [lecturaDe(quien, id)],
    );
  const todas = [...entregas, ...repetidas];
  return {
    cuantas: recuentoDe(filas, repetidas),
    entregas: todas,
    importacion: todas.length > 0 ? id : null,
  };
}

async function leerClaves(
  { clavesDe, now }: AdministrarDeps,
  quien: Responsable,
  cambio: Cambio,
  id: string,
): Promise<Importacion & { readonly entregas: readonly Entrega[] }> {
  if (clavesDe === null) throw new Error('passwords are not given again here');
  const { semilla, cuentas, ...importacion } = await cambio(
    (unidad) => leerImportacion(unidad, quien, id, now()),
    () => [lecturaDe(quien, id)],
  );
  return {
    ...importacion,
    entregas: await entregasVigentes(cuentas, (usuario) => clavesDe(semilla, usuario)),
  };
}

/** The entry of initial passwords that were shown again. */
function lecturaDe(quien: Responsable, importacion: string): Apunte {
  return { quien, accion: 'claves-leidas', objeto: 'Importación de cuentas', objetoId: importacion };
}

async function clavePreparada() {
  const clave = claveInicial();
  return { clave, claveHash: await hashClaveInicial(clave) };
}
