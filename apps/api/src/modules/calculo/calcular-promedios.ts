import { exigir, type Persona } from '@mantenible/domain/acceso';
import { detallarReporte, type FilaDetallada } from '@mantenible/domain/mejora';

import type { RespuestaRepository } from '../respuesta/respuesta.port.ts';

/** Report of a saved test, with its project. */
export interface Informe {
  readonly propietario: string;
  readonly filas: readonly FilaDetallada[];
}

/** The rows of a saved test's report, computed from its own copy of the catalogue. */
export async function calcularPromedios(
  deps: { readonly informes: (id: string) => Promise<Informe | null> },
  persona: Persona,
  id: string,
): Promise<readonly FilaDetallada[]> {
  const informe = await deps.informes(id);
  exigir(persona, { recurso: 'prueba', accion: 'leer', cosa: 'la prueba' }, informe);
  return informe.filas;
}

/** A saved test's report for its readers; null for an unknown test. */
export async function leerInforme(
  respuestas: Pick<RespuestaRepository, 'buscar'>,
  id: string,
): Promise<Informe | null> {
  const hallada = await respuestas.buscar(id);
  if (!hallada) return null;
  const { plan, respuestas: dadas } = hallada.prueba;
  return { propietario: hallada.propietario, filas: detallarReporte({ plan, respuestas: dadas }) };
}
