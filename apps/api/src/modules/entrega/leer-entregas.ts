import type { Persona } from '@mantenible/domain/acceso';
import type { Auditoria } from '@mantenible/domain/auditoria';
import { elegirAnalisis } from '@mantenible/domain/entrega';

import { copiarVencidas, porProyecto, type DepsCopiar } from './copiar-entregas.ts';
import type { EntregaGuardada, EntregaRepository } from './entrega.port.ts';
import type { EntregadoRepository, ProyectoVivo } from './entregado.port.ts';
import { buscarSuya, ensena, exigirDeCurso, leeTodo, seLee } from './exigir-de-curso.ts';
import { filaDeCopia, filaSinProyecto, filaViva, mostrarAnalisis, type Fila } from './fila.ts';
import { presentarEntrega } from './presentar-entrega.ts';

export interface DepsLeerEntregas extends DepsCopiar {
  readonly entregas: Pick<EntregaRepository, 'curso' | 'buscar' | 'listar'>;
  readonly entregados: EntregadoRepository;
  /** Whether analyses are the product's own. */
  readonly incorporado: boolean;
}

/** The deliveries of a course; with the caller's own projects for one who joined it. */
export async function leerEntregas(deps: DepsLeerEntregas, persona: Persona, cursoId: string) {
  const curso = exigirDeCurso(persona, await deps.entregas.curso(cursoId, persona.sub));
  await copiarVencidas(deps);
  const now = deps.now();
  const todas = await deps.entregas.listar(cursoId, persona.sub);
  const legibles = todas.filter((una) => seLee(persona, una, now));
  const todo = leeTodo(persona, curso);
  const mias = async (una: EntregaGuardada) => (todo ? null : filasDe(deps, una, persona.sub));
  const entregas = [];
  for (const una of legibles)
    entregas.push({ entrega: presentarEntrega(persona, una, now), mias: await mias(una) });
  return { entregas, crear: ensena(persona, curso) && curso.estado !== 'archivado', zona: curso.zona };
}

/** A delivery with its projects: everyone's for its lecturers and admins, which is audited, the caller's own for others. */
export async function leerEntrega(
  deps: DepsLeerEntregas & { readonly auditoria: Auditoria },
  persona: Persona,
  id: string,
) {
  await copiarVencidas(deps);
  const guardada = await buscarSuya(deps, persona, id);
  const todas = leeTodo(persona, guardada.curso);
  const filas = await filasDe(deps, guardada, todas ? null : persona.sub);
  const plantilla = todas && guardada.plantilla ? elegirAnalisis(await deps.entregados.plantilla(id)) : null;
  if (todas) {
    const objeto = `Entrega: ${guardada.titulo}`;
    await deps.auditoria.apuntar({ quien: persona, accion: 'lectura-ajena', objeto, objetoId: id });
  }
  return {
    todas,
    filas,
    entrega: presentarEntrega(persona, guardada, deps.now()),
    analisis: {
      ...avanceDe(filas),
      iniciable: deps.incorporado && guardada.copiada === guardada.fin && ensena(persona, guardada.curso),
      plantilla: plantilla && mostrarAnalisis(plantilla),
    },
  };
}

/** How far 'Analizar lo entregado' is. */
function avanceDe(filas: readonly Fila[]) {
  const suyos = filas.flatMap(({ analisis }) => (analisis?.origen === 'entrega' ? [analisis] : []));
  const cuantos = (cual: (uno: (typeof suyos)[number]) => boolean) => suyos.filter(cual).length;
  const abierto = (enCola: boolean) =>
    cuantos(({ estado, progreso }) => estado === 'en-curso' && (progreso?.fase === 'en-cola') === enCola);
  return {
    pendientes: abierto(true),
    enCurso: abierto(false),
    listos: cuantos(({ estado }) => estado === 'listo'),
    fallidos: cuantos(({ estado }) => estado === 'fallido'),
  };
}

/** Rows of a delivery: copies once they were taken, else what projects have today; `sub` for a person's own alone. */
export async function filasDe(
  { entregados, copias, now }: Pick<DepsLeerEntregas, 'entregados' | 'copias' | 'now'>,
  entrega: EntregaGuardada,
  sub: string | null,
): Promise<readonly Fila[]> {
  const { _id, curso, pide, fin, copiada } = entrega;
  const [hechas, vivos, pruebas, solos] = await Promise.all([
    copiada === null ? [] : entregados.copias(_id, sub),
    entregados.vivos(curso._id, sub),
    pide.prueba ? copias.pruebas(curso._id, pide.prueba, null) : [],
    sub === null ? entregados.sinProyecto(curso._id) : [],
  ]);
  // The copies of an earlier deadline stand for nothing while a later one is open.
  const vigentes = copiada === fin || entrega.publicada ? hechas : [];
  const suyas = porProyecto(pruebas);
  const deHoy = new Map<string, ProyectoVivo>(vivos.map((uno) => [uno.proyectoId, uno]));
  const copiados = new Set(vigentes.map(({ proyectoId }) => proyectoId));
  const contexto = { pide, fin, cerrada: fin <= now().getTime() };
  return [
    ...vigentes.map((copia) =>
      filaDeCopia(copia, deHoy.get(copia.proyectoId) ?? null, suyas.get(copia.proyectoId) ?? [], contexto),
    ),
    ...vivos
      .filter(({ proyectoId }) => !copiados.has(proyectoId))
      .map((vivo) => filaViva(vivo, suyas.get(vivo.proyectoId) ?? [], contexto)),
    ...solos.map(filaSinProyecto),
  ];
}
