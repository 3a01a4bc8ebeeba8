import { exigir, type Persona } from '@mantenible/domain/acceso';
import { calcularPrueba, type FilaCalculo } from '@mantenible/domain/calculo';

import type { RespuestaRepository } from '../respuesta/respuesta.port.ts';

/** What a saved test's report says, and whose project it is of; null when there is no such test. */
export interface Informe {
  readonly propietario: string | null;
  readonly filas: readonly FilaCalculo[];
}

/** The rows of a saved test's report, computed from what it was frozen with. */
export async function calcularPromedios(
  deps: { readonly informes: (id: string) => Promise<Informe> },
  persona: Persona,
  id: string,
): Promise<readonly FilaCalculo[]> {
  const { propietario, filas } = await deps.informes(id);
  exigir(persona, { recurso: 'prueba', accion: 'leer', cosa: 'la prueba' }, propietario);
  return filas;
}

/** A saved test's report for whoever may read it; without owner and rows where there is none. */
export async function leerInforme(
  respuestas: Pick<RespuestaRepository, 'buscar'>,
  id: string,
): Promise<Informe> {
  const hallada = await respuestas.buscar(id);
  if (!hallada) return { propietario: null, filas: [] };
  const { plan, respuestas: dadas } = hallada.prueba;
  return { propietario: hallada.propietario, filas: calcularPrueba(plan, dadas) };
}
