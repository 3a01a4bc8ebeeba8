import { exigir, type Persona } from '@mantenible/domain/acceso';
import type { TipoSimple } from '@mantenible/domain/respuesta';

import type { PruebaBuscada, RespuestaRepository } from './respuesta.port.ts';

const leerProyecto = { recurso: 'prueba', accion: 'leer', cosa: 'el proyecto' } as const;
const leerPrueba = { recurso: 'prueba', accion: 'leer', cosa: 'la prueba' } as const;

/** Whether a test of the item is saved, in a project that the caller may read. */
export async function existeRespuesta(
  deps: { readonly respuestas: Pick<RespuestaRepository, 'existe'> },
  persona: Persona,
  proyectoId: string,
  tipo: TipoSimple,
  elementoId: string,
): Promise<boolean> {
  const hallado = await deps.respuestas.existe(proyectoId, tipo, elementoId);
  exigir(persona, leerProyecto, hallado);
  return hallado.existe;
}

/** A saved test with its project, if the caller may read it. */
export async function leerRespuesta(
  deps: { readonly respuestas: Pick<RespuestaRepository, 'buscar'> },
  persona: Persona,
  id: string,
): Promise<PruebaBuscada> {
  const hallada = await deps.respuestas.buscar(id);
  exigir(persona, leerPrueba, hallada);
  return hallada;
}
