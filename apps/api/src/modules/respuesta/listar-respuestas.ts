import { puede, type Persona } from '@mantenible/domain/acceso';
import { resultadoDePrueba, type Criterios, type ResultadoPrueba } from '@mantenible/domain/criterio';
import { noEncontrado } from '@mantenible/domain/error';
import { puedeRepetirse } from '@mantenible/domain/respuesta';

import type { BorradorListado, BorradorRepository } from '../borrador/borrador.port.ts';
import { leerPermitido, type PropietarioDe } from '../comun/leer-permitido.ts';
import type { PruebaListada, RespuestaRepository, TramoDePruebas } from './respuesta.port.ts';

export interface DepsListar {
  readonly respuestas: Pick<RespuestaRepository, 'listar'>;
  readonly propietarioDe: PropietarioDe;
  readonly borradores: Pick<BorradorRepository, 'listar'>;
  readonly criterios: () => Promise<Criterios>;
}

export interface PruebaConResultado
  extends Omit<PruebaListada, 'promedio' | 'ultimoIntento'>, ResultadoPrueba {
  readonly repetible: boolean;
  /** The caller's unfinished test of the same scope. */
  readonly borrador: BorradorListado | null;
}

/** A part of a project's tests, and the first test of the next part. */
export interface ParteDePruebas {
  readonly pruebas: readonly PruebaConResultado[];
  readonly siguiente: string | null;
}

/**
 * A project's tests, the newest first, each with its result and what is unfinished of its scope; 'Repetir prueba' is
 * offered to the team while the newest attempt is 1.
 */
export async function listarRespuestas(
  deps: DepsListar,
  persona: Persona,
  proyectoId: string,
  tramo: TramoDePruebas,
): Promise<ParteDePruebas> {
  const hallado = await leerPermitido(
    deps.propietarioDe,
    { persona, proyectoId, recurso: 'prueba', accion: 'leer' },
    () => deps.respuestas.listar(proyectoId, tramo),
  );
  if (tramo.desde !== null && hallado.pruebas.length === 0)
    throw noEncontrado('la prueba: puede que se haya eliminado');
  const [borradores, criterios] = await Promise.all([
    deps.borradores.listar({ idPersona: persona.sub, proyectoId }),
    deps.criterios(),
  ]);
  const suyo = puede(persona, 'prueba', 'crear', hallado);
  const pruebas = hallado.pruebas.map(({ promedio, ultimoIntento, ...prueba }) => ({
    ...prueba,
    ...resultadoDePrueba(criterios, promedio),
    repetible: suyo && puedeRepetirse(prueba.tipo, ultimoIntento === null ? [] : [ultimoIntento]),
    borrador: borradores.find((borrador) => claveDeElemento(borrador) === claveDeElemento(prueba)) ?? null,
  }));
  return { pruebas, siguiente: hallado.siguiente };
}

function claveDeElemento({ tipo, elementoId }: Pick<PruebaListada, 'tipo' | 'elementoId'>): string {
  return `${tipo}:${elementoId ?? ''}`;
}
