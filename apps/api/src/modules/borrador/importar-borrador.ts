import { exigir, type Persona } from '@mantenible/domain/acceso';
import { DomainError } from '@mantenible/domain/error';
import {
  prellenar,
  type CambioPrevio,
  type PlanPrueba,
  type RespuestaPregunta,
  type TipoPrueba,
} from '@mantenible/domain/respuesta';

import { guardarBorrador, type BorradorAtendido, type DepsGuardarBorrador } from './guardar-borrador.ts';

/** A saved test as its file holds it. */
export interface PruebaDeArchivo {
  readonly tipo: TipoPrueba;
  readonly elementoId: string | null;
  readonly nombre: string;
  readonly plan: Pick<PlanPrueba, 'filas' | 'preguntas'>;
  readonly respuestas: readonly RespuestaPregunta[];
}

interface BorradorImportado {
  readonly borrador: BorradorAtendido['borrador'];
  /** Answers of the file that today's questions took. */
  readonly respondidas: number;
  readonly cambios: readonly CambioPrevio[];
}

/**
 * Makes the caller's draft of the file's scope, in the attempt that is due, and answers today's questions as the file did where
 * guideline and level still exist. Refused where a draft with answers exists: nothing of it is lost.
 */
export async function importarBorrador(
  deps: DepsGuardarBorrador,
  persona: Persona,
  proyectoId: string,
  archivo: PruebaDeArchivo,
): Promise<BorradorImportado> {
  const { tipo, elementoId, nombre } = archivo;
  const intentos = await intentoDebido(deps, persona, proyectoId, archivo);
  const alcance = { tipo, elementoId, intentos, adicionales: [] };
  const abrir = { _id: null, huella: null, rehacer: false, titulo: null, respuestas: [] };
  const { borrador: abierto } = await guardarBorrador(deps, persona, proyectoId, alcance, abrir);
  const { respuestas, cambios } = prellenar(abierto.plan, archivo);
  const dadas = respuestas
    .filter(
      ({ nivel, comentario, evidencias = [] }) =>
        nivel !== null || comentario !== '' || evidencias.length > 0,
    )
    .map((respuesta) => ({ ...respuesta, version: 1 }));
  const { borrador } = await guardarBorrador(deps, persona, proyectoId, alcance, {
    ...abrir,
    _id: abierto._id,
    titulo: { texto: nombre, version: 1 },
    respuestas: dadas,
  });
  return { borrador, respondidas: dadas.filter(({ nivel }) => nivel !== null).length, cambios };
}

/** The first attempt that is free of a test by item; null for tests of all. A draft with answers in it is refused. */
async function intentoDebido(
  { borradores }: Pick<DepsGuardarBorrador, 'borradores'>,
  persona: Persona,
  proyectoId: string,
  { tipo, elementoId }: PruebaDeArchivo,
): Promise<number | null> {
  const contexto = async (intentos: number | null) => {
    const leido = await borradores.contexto({
      proyectoId,
      idPersona: persona.sub,
      tipo,
      elementoId,
      intentos,
    });
    exigir(persona, { recurso: 'borrador', accion: 'cambiar', cosa: 'el proyecto' }, leido);
    return leido;
  };
  const primero = await contexto(elementoId === null ? null : 1);
  const intentos = elementoId === null ? null : primero.hechos.includes(1) ? 2 : 1;
  const { borrador } = intentos === 2 ? await contexto(2) : primero;
  if (borrador !== null && !borrador.intacto)
    throw new DomainError(
      'conflict',
      'borrador-con-respuestas',
      'Ya tiene un borrador de esta prueba con respuestas. Continúelo o descártelo antes de importar el archivo.',
    );
  return intentos;
}
