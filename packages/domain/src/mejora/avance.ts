import { esDeOtroEnlace, type EstadoAccion, type LugarDelCodigo } from './accion.ts';
import type { AccionVerificable } from './base.ts';
import { verificar, type Comprobacion, type Verificacion } from './verificar.ts';

/** Progress of an improvement plan: numbers of its actions for today's link and branch, without the discarded ones. */
export interface AvanceMejora {
  readonly total: number;
  readonly pendientes: number;
  readonly enCurso: number;
  readonly hechas: number;
  /** Actions that the product verified, whatever state the owner gave them. */
  readonly verificadas: number;
}

/** The checks of the actions of an improvement plan, in their order. Those of another link or branch are not checked. */
export function comprobarAcciones(
  acciones: readonly AccionVerificable[],
  proyecto: LugarDelCodigo,
  comprobacion: Comprobacion,
): readonly (Verificacion | null)[] {
  return acciones.map((accion) =>
    esDeOtroEnlace(accion, proyecto) ? null : verificar(accion, comprobacion),
  );
}

/** `comprobadas`: the checks of the actions, in their order. */
export function avanceDe(
  acciones: readonly (LugarDelCodigo & { readonly estado: EstadoAccion })[],
  comprobadas: readonly (Verificacion | null)[],
  proyecto: LugarDelCodigo,
): AvanceMejora {
  const cuentan = acciones
    .map((accion, i) => ({ accion, comprobada: comprobadas[i] ?? null }))
    .filter(({ accion }) => accion.estado !== 'descartada' && !esDeOtroEnlace(accion, proyecto));
  const enEstado = (estado: EstadoAccion) => cuentan.filter(({ accion }) => accion.estado === estado).length;
  return {
    total: cuentan.length,
    pendientes: enEstado('pendiente'),
    enCurso: enEstado('en-curso'),
    hechas: enEstado('hecha'),
    verificadas: cuentan.filter(({ comprobada }) => comprobada?.estado === 'verificada').length,
  };
}

/** Most saved tests searched for the questions of actions: the newest ones saved after its first action on a question. */
export const maximoPruebasMiradas = 50;

/** Greatest size of their answers together, in bytes; the newest test is searched whatever its size. */
export const maximoBytesMirados = 2_000_000;

/** When the first action on a question was taken: later tests may verify it. Null without any. */
export function primeraDePregunta(
  acciones: readonly Pick<AccionVerificable, 'origen' | 'creado'>[],
): string | null {
  const [primera] = acciones
    .filter(({ origen }) => origen.tipo === 'pregunta')
    .map(({ creado }) => creado)
    .sort();
  return primera ?? null;
}
