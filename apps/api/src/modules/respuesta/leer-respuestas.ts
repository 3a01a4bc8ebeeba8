import { exigir, type Persona } from '@mantenible/domain/acceso';
import type { TipoSimple } from '@mantenible/domain/respuesta';

import type { EncabezadoBuscado, RespuestaRepository } from './respuesta.port.ts';

const lecturaDelProyecto = { recurso: 'prueba', accion: 'leer', cosa: 'el proyecto' } as const;
const lecturaDePrueba = { recurso: 'prueba', accion: 'leer', cosa: 'la prueba' } as const;

/** Whether a test of the item is saved, in a project that the caller may read. */
export async function existeRespuesta(
  deps: { readonly respuestas: Pick<RespuestaRepository, 'existe'> },
  persona: Persona,
  proyectoId: string,
  tipo: TipoSimple,
  elementoId: string,
): Promise<boolean> {
  const hallado = await deps.respuestas.existe(proyectoId, tipo, elementoId);
  exigir(persona, lecturaDelProyecto, hallado);
  return hallado.existe;
}

/** A saved test's heading with its project, if the caller may read it. */
export async function leerEncabezado(
  deps: { readonly respuestas: Pick<RespuestaRepository, 'encabezado'> },
  persona: Persona,
  id: string,
): Promise<EncabezadoBuscado> {
  const hallada = await deps.respuestas.encabezado(id);
  exigir(persona, lecturaDePrueba, hallada);
  return hallada;
}
