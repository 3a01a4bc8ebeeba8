import { exigir, puede, type Persona } from '@mantenible/domain/acceso';
import { resultadoDePrueba, type Criterios, type ResultadoPrueba } from '@mantenible/domain/criterio';
import { puedeRepetirse } from '@mantenible/domain/respuesta';

import type { BorradorListado, BorradorRepository } from '../borrador/borrador.port.ts';
import type { PruebaListada, RespuestaRepository } from './respuesta.port.ts';

export interface DepsListar {
  readonly respuestas: Pick<RespuestaRepository, 'listar'>;
  readonly borradores: Pick<BorradorRepository, 'listar'>;
  readonly criterios: () => Promise<Criterios>;
}

export interface PruebaConResultado extends Omit<PruebaListada, 'promedio'>, ResultadoPrueba {
  readonly repetible: boolean;
  /** The caller's unfinished test of the same scope. */
  readonly borrador: BorradorListado | null;
}

/**
 * A project's tests, the newest first, each with its result and what is unfinished of its scope; 'Repetir prueba' is
 * offered to the owner while the newest attempt is 1.
 */
export async function listarRespuestas(
  deps: DepsListar,
  persona: Persona,
  proyectoId: string,
): Promise<readonly PruebaConResultado[]> {
  const hallado = await deps.respuestas.listar(proyectoId);
  exigir(persona, { recurso: 'prueba', accion: 'leer', cosa: 'el proyecto' }, hallado);
  const [borradores, criterios] = await Promise.all([
    deps.borradores.listar({ idPersona: persona.sub, proyectoId }),
    deps.criterios(),
  ]);
  const suyo = puede(persona, 'prueba', 'crear', hallado.propietario);
  const intentos = intentosPorElemento(hallado.pruebas);
  return hallado.pruebas.map((prueba) => ({
    ...prueba,
    ...resultadoDePrueba(criterios, prueba.promedio),
    repetible: suyo && puedeRepetirse(prueba.tipo, intentos.get(claveDeElemento(prueba)) ?? []),
    borrador: borradores.find((borrador) => claveDeElemento(borrador) === claveDeElemento(prueba)) ?? null,
  }));
}

function intentosPorElemento(pruebas: readonly PruebaListada[]): ReadonlyMap<string, readonly number[]> {
  const intentos = new Map<string, number[]>();
  for (const prueba of pruebas) {
    if (prueba.intentos === null) continue;
    intentos.set(claveDeElemento(prueba), [
      ...(intentos.get(claveDeElemento(prueba)) ?? []),
      prueba.intentos,
    ]);
  }
  return intentos;
}

function claveDeElemento({ tipo, elementoId }: Pick<PruebaListada, 'tipo' | 'elementoId'>): string {
  return `${tipo}:${elementoId ?? ''}`;
}
