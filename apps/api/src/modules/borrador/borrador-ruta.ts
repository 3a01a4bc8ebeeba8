import type { Persona } from '@mantenible/domain/acceso';
import { crearAlcance, elementoTodos, type Alcance, type TipoPrueba } from '@mantenible/domain/respuesta';

import type { Lugar } from '../respuesta/respuesta.port.ts';

interface Ruta {
  readonly proyectoId: string;
  readonly tipo: TipoPrueba;
  readonly elementoId: string;
  readonly intentos: number;
}

/** The scope in a draft's path; 'todos' and 0 mean no item and no attempt. */
export function alcanceDeRuta(
  { tipo, elementoId, intentos }: Omit<Ruta, 'proyectoId'>,
  adicionales: readonly string[],
): Alcance {
  const id = elementoId === elementoTodos ? undefined : elementoId;
  return crearAlcance({
    tipo,
    subcaracteristicaId: id,
    metricaId: id,
    intentos: intentos === 0 ? undefined : intentos,
    adicionales,
  });
}

/** Place of the caller's draft of a path. */
export function lugarDeRuta(ruta: Ruta, persona: Persona): Lugar {
  const { tipo, elementoId, intentos } = alcanceDeRuta(ruta, []);
  return { proyectoId: ruta.proyectoId, idPersona: persona.sub, tipo, elementoId, intentos };
}
