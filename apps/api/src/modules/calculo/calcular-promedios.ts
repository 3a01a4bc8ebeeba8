import { exigir, type Persona } from '@mantenible/domain/acceso';
import { calcularPrueba, type FilaCalculo } from '@mantenible/domain/calculo';

import type { RespuestaRepository } from '../respuesta/respuesta.port.ts';

/** The rows of a saved test's report, computed from what it was frozen with. */
export async function calcularPromedios(
  deps: { readonly respuestas: Pick<RespuestaRepository, 'buscar'> },
  persona: Persona,
  id: string,
): Promise<readonly FilaCalculo[]> {
  const hallada = await deps.respuestas.buscar(id);
  exigir(persona, { recurso: 'prueba', accion: 'leer', cosa: 'la prueba' }, hallada?.propietario ?? null);
  return hallada ? calcularPrueba(hallada.prueba.plan, hallada.prueba.respuestas) : [];
}
