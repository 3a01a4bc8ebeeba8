import { exigir, type Persona } from '@mantenible/domain/acceso';
import { noEncontrado } from '@mantenible/domain/error';
import { agruparReporte } from '@mantenible/domain/mejora';

import type { RespuestaRepository } from '../respuesta/respuesta.port.ts';
import { tamanosDeFilas, type Informe } from './informe.ts';

interface Deps<I> {
  readonly respuestas: Pick<RespuestaRepository, 'encabezado'>;
  /** Null for a test that no longer exists. */
  readonly informes: (id: string) => Promise<I | null>;
}

const cosa = 'la prueba';

/** The report of a saved test, computed from its own copy of the catalogue. Its answers are read only for a person who may read them. */
export async function calcularPromedios<I>(deps: Deps<I>, persona: Persona, id: string): Promise<I> {
  const encabezado = await deps.respuestas.encabezado(id);
  exigir(persona, { recurso: 'prueba', accion: 'leer', cosa }, encabezado);
  const informe = await deps.informes(id);
  if (!informe) throw noEncontrado(cosa);
  return informe;
}

/** Reads the report of a saved test; null for an unknown id. */
export async function leerInforme(
  respuestas: Pick<RespuestaRepository, 'buscar'>,
  id: string,
): Promise<Informe | null> {
  const hallada = await respuestas.buscar(id);
  if (!hallada) return null;
  const { plan, respuestas: dadas } = hallada.prueba;
  const agrupado = agruparReporte({ plan, respuestas: dadas });
  return { agrupado, tamanos: tamanosDeFilas(agrupado) };
}
