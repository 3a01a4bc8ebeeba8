import { exigir, puede, type Persona } from '@mantenible/domain/acceso';
import { puedeRepetirse, type TipoSimple } from '@mantenible/domain/respuesta';

import type { PruebaBuscada, PruebaListada, RespuestaRepository } from './respuesta.port.ts';

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

export interface PruebaRepetible extends PruebaListada {
  readonly repetible: boolean;
}

/** A project's tests, the newest first; 'Repetir prueba' is offered to the owner while the newest attempt is 1. */
export async function listarRespuestas(
  deps: { readonly respuestas: Pick<RespuestaRepository, 'listar'> },
  persona: Persona,
  proyectoId: string,
): Promise<readonly PruebaRepetible[]> {
  const hallado = await deps.respuestas.listar(proyectoId);
  exigir(persona, leerProyecto, hallado);
  const suyo = puede(persona, 'prueba', 'crear', hallado.propietario);
  const intentos = intentosPorElemento(hallado.pruebas);
  return hallado.pruebas.map((prueba) => {
    const hechos = intentos.get(clave(prueba)) ?? [];
    return { ...prueba, repetible: suyo && puedeRepetirse(prueba.tipo, hechos) };
  });
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

function intentosPorElemento(pruebas: readonly PruebaListada[]): ReadonlyMap<string, readonly number[]> {
  const intentos = new Map<string, number[]>();
  for (const prueba of pruebas) {
    if (prueba.intentos === null) continue;
    intentos.set(clave(prueba), [...(intentos.get(clave(prueba)) ?? []), prueba.intentos]);
  }
  return intentos;
}

function clave({ tipo, elementoId }: Pick<PruebaListada, 'tipo' | 'elementoId'>): string {
  return `${tipo}:${elementoId ?? ''}`;
}
