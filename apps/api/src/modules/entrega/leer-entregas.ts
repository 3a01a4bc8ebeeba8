import type { Persona } from '@mantenible/domain/acceso';
import type { Auditoria } from '@mantenible/domain/auditoria';
import {
  filasDeEntregaPorPagina,
  maximoFallosNombrados,
  type SeleccionDeEntregado,
} from '@mantenible/domain/entrega';

import { avanceDe } from './avance-de-entrega.ts';
import type { DondeCopiar } from './copia.port.ts';
import type { DepsCopiar } from './copiar-entregas.ts';
import type { EntregaGuardada, EntregaRepository } from './entrega.port.ts';
import type { EntregadoRepository } from './entregado.port.ts';
import { buscarSuya, ensena, exigirDeCurso, leeTodo, seLee } from './exigir-de-curso.ts';
import type { Fila } from './fila.ts';
import { filasDe, filasDeVarias } from './filas-de-entrega.ts';
import { presentarEntrega } from './presentar-entrega.ts';

export interface DepsLeerEntregas extends DepsCopiar {
  readonly entregas: Pick<EntregaRepository, 'curso' | 'buscar' | 'listar'>;
  readonly entregados: EntregadoRepository;
  /** `copiarAntesDeLeer`, once for all who wait for it. */
  readonly copiarDebidas: (donde: NonNullable<DondeCopiar>) => Promise<boolean>;
  readonly auditoria: Auditoria;
  /** Whether analyses are the product's own. */
  readonly incorporado: boolean;
}

/** Takes the copies that are due of a course that the caller belongs to. It may last: nothing waits for its end but this reader. */
export async function copiarDelCurso(
  deps: DepsLeerEntregas,
  persona: Persona,
  cursoId: string,
): Promise<void> {
  exigirDeCurso(persona, await deps.entregas.curso(cursoId, persona.sub));
  await deps.copiarDebidas({ cursoId });
}

/** The deliveries of a course; with the caller's own projects for one who joined it. */
export async function leerEntregas(deps: DepsLeerEntregas, persona: Persona, cursoId: string) {
  const curso = exigirDeCurso(persona, await deps.entregas.curso(cursoId, persona.sub));
  const now = deps.now();
  const todas = await deps.entregas.listar(cursoId, persona.sub);
  const legibles = todas.filter((una) => seLee(persona, una, now));
  const propias = leeTodo(persona, curso) ? null : await filasDeVarias(deps, persona, cursoId, legibles);
  const entregas = legibles.map((una) => ({
    entrega: presentarEntrega(persona, una, now),
    mias: propias === null ? null : (propias.get(una._id) ?? []),
  }));
  return { entregas, crear: ensena(persona, curso) && curso.estado !== 'archivado', zona: curso.zona };
}

/** A delivery that the caller reads, with its copies where they were due; outside of a turn, as `copiarDelCurso`. */
export async function buscarCopiada(
  deps: DepsLeerEntregas,
  persona: Persona,
  id: string,
): Promise<EntregaGuardada> {
  const guardada = await buscarSuya(deps, persona, id);
  return (await deps.copiarDebidas({ entregaId: id })) ? buscarSuya(deps, persona, id) : guardada;
}

/**
 * A delivery with a page of its projects: everyone's for its lecturers and admins, whose reading is in the audit trail; the caller's own
 * for others.
 */
export async function leerEntrega(
  deps: DepsLeerEntregas,
  persona: Persona,
  id: string,
  { estado, pagina }: ConsultaDeFilas,
) {
  const guardada = await buscarSuya(deps, persona, id);
  const todas = leeTodo(persona, guardada.curso);
  const sub = todas ? null : persona.sub;
  const filas = await filasDe(deps, guardada, { sub, proyectoId: null });
  const analisis = await avanceDe(deps, persona, guardada);
  if (todas)
    await deps.auditoria.apuntar({
      quien: persona,
      accion: 'lectura-ajena',
      objeto: `Entrega: ${guardada.titulo}`,
      objetoId: id,
    });
  const elegidas = estado === 'todos' ? filas : filas.filter((una) => una.estado === estado);
  const desde = (pagina - 1) * filasDeEntregaPorPagina;
  return {
    todas,
    analisis,
    entrega: presentarEntrega(persona, guardada, deps.now()),
    filas: elegidas.slice(desde, desde + filasDeEntregaPorPagina),
    total: elegidas.length,
    cuantas: contarFilas(filas),
    fallos: fallosDe(filas),
  };
}

interface ConsultaDeFilas {
  readonly estado: SeleccionDeEntregado;
  /** From 1. */
  readonly pagina: number;
}

/** What is read where nothing is chosen. */
export const primeraPagina: ConsultaDeFilas = { estado: 'todos', pagina: 1 };

function contarFilas(filas: readonly Fila[]): Record<SeleccionDeEntregado, number> {
  const cuantas = { todos: filas.length, entregado: 0, incompleto: 0, tarde: 0, nada: 0 };
  for (const { estado } of filas) cuantas[estado] += 1;
  return cuantas;
}

function fallosDe(filas: readonly Fila[]) {
  return filas
    .flatMap(({ proyecto, analisis }) =>
      proyecto && analisis?.origen === 'entrega' && analisis.estado === 'fallido'
        ? [{ proyecto: proyecto._id, nombre: proyecto.nombre, motivo: analisis.motivo }]
        : [],
    )
    .slice(0, maximoFallosNombrados);
}

/** The rows of a delivery that the caller reads, for a file; it is in the audit trail. */
export async function exportarEntrega(deps: DepsLeerEntregas, persona: Persona, id: string) {
  const guardada = await buscarSuya(deps, persona, id);
  const { titulo, curso } = guardada;
  const sub = leeTodo(persona, curso) ? null : persona.sub;
  const filas = await filasDe(deps, guardada, { sub, proyectoId: null });
  const objeto = `Entrega: ${titulo}`;
  await deps.auditoria.apuntar({ quien: persona, accion: 'exportacion', objeto, objetoId: id });
  return { titulo, zona: curso.zona, filas };
}
