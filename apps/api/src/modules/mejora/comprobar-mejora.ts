import {
  comprobarAcciones,
  indexarDetalle,
  maximoPruebasMiradas,
  preguntaAfectada,
  primeraDePregunta,
  type AnalisisDeMejora,
  type Verificacion,
} from '@mantenible/domain/mejora';

import { marcadosDe } from '../comun/seguir-en-tramos.ts';
import type { Estatico } from './leer-estatico.ts';
import type { AccionGuardada, ProyectoParaMejora, PruebaConDatos } from './mejora.port.ts';

/** Ids of the tests that may verify the actions on questions: those saved since the first of them was taken. */
export function pruebasPorMirar(
  { pruebas }: Pick<ProyectoParaMejora, 'pruebas'>,
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
  readonly mejora: ProyectoParaMejora;
  readonly estatico: Estatico;
  readonly pruebas: readonly PruebaConDatos[];
  /** Whether the analyser looks for a rule. */
  readonly buscada: (regla: string) => boolean;
}

/** The checks of the actions of an improvement plan, in their order. */
export async function comprobarMejora(
  acciones: readonly AccionGuardada[],
  { mejora, estatico, pruebas, buscada }: Fuentes,
): Promise<readonly (Verificacion | null)[]> {
  if (acciones.length === 0) return [];
  const analisis = await analisisDeMejora(mejora, estatico, buscada);
  return comprobarAcciones(acciones, mejora, { analisis, pruebas });
}

/** Null with a scanning service: the product verifies only by its own analyses. */
async function analisisDeMejora(
  { analisis, marcas }: ProyectoParaMejora,
  { analisis: leido, detalle }: Estatico,
  buscada: (regla: string) => boolean,
): Promise<AnalisisDeMejora | null> {
  if (analisis === null || leido?.id !== analisis.id) return null;
  const indice = detalle && indexarDetalle(detalle, await marcadosDe(marcas, detalle.archivos));
  return { ...analisis, buscada, detalle: indice };
}

/** The question of an action in the newest of these tests that asks it. */
export function preguntaDeHoy(clave: string, pruebas: readonly PruebaConDatos[]) {
  for (const prueba of pruebas) {
    const pregunta = preguntaAfectada(clave, prueba);
    if (pregunta) return pregunta;
  }
  return null;
}
