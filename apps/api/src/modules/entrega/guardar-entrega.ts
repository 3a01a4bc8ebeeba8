import type { Persona } from '@mantenible/domain/acceso';
import {
  exigirEntrega,
  finDePlazo,
  limitesDeEntrega,
  situarMinuto,
  type EntregaEscrita,
} from '@mantenible/domain/entrega';
import { campoInvalido, DomainError } from '@mantenible/domain/error';
import { contar } from '@mantenible/wording/contar';

import { exigirEscritura } from '../comun/escritura.ts';
import { buscarSuya, exigirDeCurso, exigirEscrituraDeCurso } from './exigir-de-curso.ts';
import type {
  CursoDeEntrega,
  EntregaGuardada,
  EntregaPorGuardar,
  EntregaRepository,
} from './entrega.port.ts';

export interface DepsGuardarEntrega {
  readonly entregas: EntregaRepository;
  /** Takes the copies that are due of a delivery. */
  readonly copiarDebidas: (donde: { readonly entregaId: string }) => Promise<boolean>;
  readonly now: () => Date;
}

/** Creates a delivery of a course that the caller teaches; a repetition under the same id gives the same one. */
export async function crearEntrega(
  { entregas, now }: Omit<DepsGuardarEntrega, 'copiarDebidas'>,
  persona: Persona,
  cursoId: string,
  { _id, ...escrita }: EntregaEscrita & { readonly _id: string },
): Promise<EntregaGuardada> {
  const curso = exigirDeCurso(persona, await entregas.curso(cursoId, persona.sub));
  exigirEscrituraDeCurso(persona, curso);
  const nueva = await comprobar({ entregas, now }, persona, escrita, { curso, anterior: null });
  const limites = { maximo: limitesDeEntrega.porCurso, zona: curso.zona, quien: persona, now: now() };
  const salida = await entregas.crear({ ...nueva, _id, cursoId }, limites);
  if (salida === 'otra-zona') return crearEntrega({ entregas, now }, persona, cursoId, { _id, ...escrita });
  if (salida === 'lleno')
    throw new DomainError(
      'conflict',
      'demasiadas-entregas',
      `Un curso admite ${contar(limitesDeEntrega.porCurso, 'entrega', 'entregas')} como máximo: borre una que ya no use.`,
    );
  return buscarSuya({ entregas, now }, persona, _id);
}

/** Changes a delivery in its course; another deadline takes new copies until a mark is published, and another test is copied at once. */
export async function cambiarEntrega(
  { entregas, now, copiarDebidas }: DepsGuardarEntrega,
  persona: Persona,
  id: string,
  escrita: EntregaEscrita,
  esperada: number | null,
): Promise<EntregaGuardada> {
  const guardada = await buscarSuya({ entregas, now }, persona, id);
  const { curso, cierra } = guardada;
  exigirEscrituraDeCurso(persona, curso);
  const cambio = await comprobar({ entregas, now }, persona, escrita, {
    curso,
    anterior: cierra,
    plantilla: guardada.plantilla?.proyectoId,
  });
  if (guardada.abreEn <= now().getTime() && cambio.abreEn.getTime() > now().getTime())
    throw campoInvalido('abre', 'La entrega ya se abrió: su apertura no pasa a una fecha futura.');
  const escritura = await entregas.cambiar(id, cambio, esperada, { quien: persona, now: now() });
  if (escritura === 'con-notas')
    throw new DomainError(
      'conflict',
      'con-notas',
      'Ya se publicó una nota de esta entrega: el plazo, lo que se pide, la plantilla y el alcance no cambian más.',
    );
  exigirEscritura(escritura, 'la entrega');
  await copiarDebidas({ entregaId: id });
  return buscarSuya({ entregas, now }, persona, id);
}

/** Deletes a delivery with its copies, unless a mark was published. */
export async function borrarEntrega(
  { entregas, now }: Omit<DepsGuardarEntrega, 'copiarDebidas'>,
  persona: Persona,
  id: string,
): Promise<void> {
  const { curso } = await buscarSuya({ entregas, now }, persona, id);
  exigirEscrituraDeCurso(persona, curso);
  if (await entregas.borrar(id, { quien: persona, now: now() })) return;
  await buscarSuya({ entregas, now }, persona, id);
  throw new DomainError(
    'conflict',
    'con-notas',
    'Ya se publicó una nota de esta entrega: no se puede borrar.',
  );
}

interface Lugar {
  readonly curso: CursoDeEntrega;
  readonly anterior: string | null;
  /** Project of the template before a change: another lecturer's stays. */
  readonly plantilla?: string | undefined;
}

async function comprobar(
  { entregas, now }: Omit<DepsGuardarEntrega, 'copiarDebidas'>,
  persona: Persona,
  escrita: EntregaEscrita,
  { curso, anterior, plantilla }: Lugar,
): Promise<EntregaPorGuardar> {
  const entrega = exigirEntrega(escrita, { zona: curso.zona, now: now().getTime(), anterior });
  const pedida = entrega.pide.prueba;
  if (pedida && pedida.elementoId !== null && !(await entregas.existeElemento(pedida)))
    throw campoInvalido('pide.prueba.elementoId', 'Ese elemento ya no está en el catálogo: elija otro.');
  const proyecto = entrega.plantilla?.proyectoId;
  if (proyecto !== undefined && proyecto !== plantilla && (await entregas.duenoDe(proyecto)) !== persona.sub)
    throw campoInvalido('plantilla.proyectoId', 'La plantilla tiene que ser un proyecto suyo: elija uno.');
  return {
    ...entrega,
    abreEn: new Date(situarMinuto(entrega.abre, curso.zona).instante),
    fin: new Date(finDePlazo(entrega.cierra, curso.zona)),
  };
}
