import type { Persona } from '@mantenible/domain/acceso';
import type { Auditoria } from '@mantenible/domain/auditoria';
import {
  filasDeEntregaPorPagina,
  maximoFallosNombrados,
  type SeleccionDeEntregado,
} from '@mantenible/domain/entrega';

import { avanceDe } from './avance-de-entrega.ts';
import { copiarAntesDeLeer, porProyecto, type DepsCopiar } from './copiar-entregas.ts';
import type { EntregaGuardada, EntregaRepository } from './entrega.port.ts';
import type { DeQuien, EntregadoRepository, ProyectoVivo } from './entregado.port.ts';
import { buscarSuya, copiasValen, ensena, exigirDeCurso, leeTodo, seLee } from './exigir-de-curso.ts';
import { filaDeCopia, filaSinProyecto, filaViva, type Fila } from './fila.ts';
import { presentarEntrega } from './presentar-entrega.ts';

export interface DepsLeerEntregas extends DepsCopiar {
  readonly entregas: Pick<EntregaRepository, 'curso' | 'buscar' | 'listar'>;
  readonly entregados: EntregadoRepository;
  readonly auditoria: Auditoria;
  /** Whether analyses are the product's own. */
  readonly incorporado: boolean;
}

/** The deliveries of a course; with the caller's own projects for one who joined it. */
export async function leerEntregas(deps: DepsLeerEntregas, persona: Persona, cursoId: string) {
  const curso = exigirDeCurso(persona, await deps.entregas.curso(cursoId, persona.sub));
  await copiarAntesDeLeer(deps, { cursoId });
  const now = deps.now();
  const todas = await deps.entregas.listar(cursoId, persona.sub);
  const legibles = todas.filter((una) => seLee(persona, una, now));
  const todo = leeTodo(persona, curso);
  const deQuien = { sub: persona.sub, proyectoId: null };
  // Read once: the person's projects are those of every delivery.
  const vivos = todo ? [] : await deps.entregados.vivos(cursoId, deQuien);
  const mias = async (una: EntregaGuardada) => (todo ? null : filasDe(deps, una, deQuien, vivos));
  const entregas = [];
  for (const una of legibles)
    entregas.push({ entrega: presentarEntrega(persona, una, now), mias: await mias(una) });
  return { entregas, crear: ensena(persona, curso) && curso.estado !== 'archivado', zona: curso.zona };
}

/** A delivery that the caller reads, with its copies where they were due. */
export async function buscarCopiada(
  deps: DepsLeerEntregas,
  persona: Persona,
  id: string,
): Promise<EntregaGuardada> {
  const guardada = await buscarSuya(deps, persona, id);
  return (await copiarAntesDeLeer(deps, { entregaId: id })) ? buscarSuya(deps, persona, id) : guardada;
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
  const guardada = await buscarCopiada(deps, persona, id);
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
  const guardada = await buscarCopiada(deps, persona, id);
  const { titulo, curso } = guardada;
  const sub = leeTodo(persona, curso) ? null : persona.sub;
  const filas = await filasDe(deps, guardada, { sub, proyectoId: null });
  const objeto = `Entrega: ${titulo}`;
  await deps.auditoria.apuntar({ quien: persona, accion: 'exportacion', objeto, objetoId: id });
  return { titulo, zona: curso.zona, filas };
}

/** Rows of a delivery: copies once they were taken, else what projects have today (`leidos`, or read here). */
export async function filasDe(
  { entregados, copias }: Pick<DepsLeerEntregas, 'entregados' | 'copias'>,
  entrega: EntregaGuardada,
  deQuien: DeQuien,
  leidos?: readonly ProyectoVivo[],
): Promise<readonly Fila[]> {
  const { _id, curso, pide, fin } = entrega;
  const solo = deQuien.sub !== null || deQuien.proyectoId !== null;
  const copiada = copiasValen(entrega);
  const [vigentes, vivos, sueltos] = await Promise.all([
    copiada ? entregados.copias(_id, deQuien) : [],
    leidos ?? entregados.vivos(curso._id, deQuien),
    solo ? [] : entregados.sinProyecto(curso._id),
  ]);
  const proyectos = solo ? vivos.map(({ proyectoId }) => proyectoId) : null;
  // An archived course reads no later work; what came after an earlier deadline may be in time for a later one.
  const pruebas =
    pide.prueba && curso.estado !== 'archivado'
      ? await copias.pruebas({ cursoId: curso._id, prueba: pide.prueba, proyectos, fin: new Date(fin) })
      : [];
  const suyas = porProyecto(pruebas);
  const deHoy = new Map<string, ProyectoVivo>(vivos.map((uno) => [uno.proyectoId, uno]));
  const copiados = new Set(vigentes.map(({ proyectoId }) => proyectoId));
  const conCopia = new Set(vigentes.flatMap(({ miembros }) => miembros.map(({ sub }) => sub)));
  const contexto = { pide, fin, copiada };
  return [
    ...vigentes.map((copia) =>
      filaDeCopia(copia, deHoy.get(copia.proyectoId) ?? null, suyas.get(copia.proyectoId) ?? [], contexto),
    ),
    ...vivos
      .filter(({ proyectoId }) => !copiados.has(proyectoId))
      .map((vivo) => filaViva(vivo, suyas.get(vivo.proyectoId) ?? [], contexto)),
    ...sueltos
      .filter(({ sub }) => sub === null || !conCopia.has(sub))
      .map(({ nombre }) => filaSinProyecto(nombre)),
  ];
}
