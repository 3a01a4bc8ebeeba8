import { exigir, type Persona } from '@mantenible/domain/acceso';
import { calcularPrueba, type FilaCalculo } from '@mantenible/domain/calculo';

import type { RespuestaRepository } from '../respuesta/respuesta.port.ts';

/** What a saved test's report says, and whose project it is of. */
export interface Informe {
  readonly propietario: string;
  readonly filas: readonly FilaCalculo[];
}

/** The rows of a saved test's report, computed from what it was frozen with. */
export async function calcularPromedios(
  deps: { readonly informes: (id: string) => Promise<Informe | null> },
  persona: Persona,
  id: string,
): Promise<readonly FilaCalculo[]> {
  const informe = await deps.informes(id);
  exigir(persona, { recurso: 'prueba', accion: 'leer', cosa: 'la prueba' }, informe);
  return informe.filas;
}

/** A saved test's report for its readers; null where there is none. */
export async function leerInforme(
  respuestas: Pick<RespuestaRepository, 'buscar'>,
  id: string,
): Promise<Informe | null> {
  const hallada = await respuestas.buscar(id);
  if (!hallada) return null;
  const { plan, respuestas: dadas } = hallada.prueba;
  return { propietario: hallada.propietario, filas: calcularPrueba(plan, dadas) };
}
