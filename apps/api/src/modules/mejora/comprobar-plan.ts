import {
  comprobarAcciones,
  indexarDetalle,
  maximoPruebasMiradas,
  preguntaAfectada,
  primeraDePregunta,
  type AnalisisDelPlan,
  type Verificacion,
} from '@mantenible/domain/mejora';

import { marcadosDe } from '../comun/seguir-en-tramos.ts';
import type { Estatico } from './leer-estatico.ts';
import type { AccionGuardada, ProyectoParaPlan, PruebaConDatos } from './mejora.port.ts';

/** Ids of the tests that may verify the plan's question actions: those saved since the first of them was taken. */
export function pruebasPorMirar(
  { pruebas }: Pick<ProyectoParaPlan, 'pruebas'>,
  acciones: readonly AccionGuardada[],
): readonly string[] {
  const primera = primeraDePregunta(acciones);
  if (primera === null) return [];
  return pruebas
    .filter(({ creado }) => creado > primera)
    .slice(0, maximoPruebasMiradas)
    .map(({ _id }) => _id);
}

export interface Fuentes {
  readonly plan: ProyectoParaPlan;
  readonly estatico: Estatico;
  readonly pruebas: readonly PruebaConDatos[];
  /** Whether the analyser looks for a rule. */
  readonly buscada: (regla: string) => boolean;
}

/** The checks of a plan's actions, in their order. */
export async function comprobarPlan(
  acciones: readonly AccionGuardada[],
  { plan, estatico, pruebas, buscada }: Fuentes,
): Promise<readonly (Verificacion | null)[]> {
  if (acciones.length === 0) return [];
  const analisis = await analisisDelPlan(plan, estatico, buscada);
  return comprobarAcciones(acciones, plan, { analisis, pruebas });
}

/** Null with a scanning service: the product verifies only by its own analyses. */
async function analisisDelPlan(
  { analisis, marcas }: ProyectoParaPlan,
  { analisis: leido, detalle }: Estatico,
  buscada: (regla: string) => boolean,
): Promise<AnalisisDelPlan | null> {
  if (analisis === null || leido?.id !== analisis.id) return null;
  const { fecha, pedido, commit, enlace, rama, alcance, alcanceDeHoy, omitidos } = analisis;
  return {
    fecha,
    pedido,
    commit,
    enlace,
    rama,
    alcance,
    alcanceDeHoy,
    omitidos,
    buscada,
    detalle: detalle && indexarDetalle(detalle, await marcadosDe(marcas, detalle.archivos)),
  };
}

/** The question of an action in the newest of these tests that asks it. */
export function preguntaDeHoy(clave: string, pruebas: readonly PruebaConDatos[]) {
  for (const prueba of pruebas) {
    const pregunta = preguntaAfectada(clave, prueba);
    if (pregunta) return pregunta;
  }
  return null;
}
