import type { Persona } from '@mantenible/domain/acceso';
import { elegirAnalisis } from '@mantenible/domain/entrega';
import { DomainError, noEncontrado } from '@mantenible/domain/error';

import type { TextoSellado } from '../analisis/textos.port.ts';
import type { CambioDeTarde } from './copia.port.ts';
import { pruebasElegidas } from './copiar-entregas.ts';
import type { EntregaGuardada } from './entrega.port.ts';
import type { AnalisisEnFila, CopiaEnFila, IncidenciaEntregada } from './entregado.port.ts';
import { copiasAlDia, copiasValen, ensena, exigirEscrituraDeCurso, leeTodo } from './exigir-de-curso.ts';
import { filaDeCopia, type Fila } from './fila.ts';
import { filasDe } from './filas-de-entrega.ts';
import { buscarCopiada, type DepsLeerEntregas } from './leer-entregas.ts';
import { presentarEntrega } from './presentar-entrega.ts';

export interface DepsLeerEntregado extends DepsLeerEntregas {
  /** Decrypts the text of a file that was stored with this analysis. */
  readonly abrirTexto: (analisisId: string, ruta: string, texto: TextoSellado) => Promise<string>;
}

/** Which project of which delivery. */
export interface Cual {
  readonly entregaId: string;
  readonly proyectoId: string;
}

/** What one project delivered, as it stood; another person's reading is in the audit trail. */
export async function leerEntregado(deps: DepsLeerEntregado, persona: Persona, cual: Cual) {
  const { entrega, copia } = await hallar(deps, persona, cual);
  const { fila, enElCurso } = copia
    ? await filaDe(deps, entrega, copia)
    : { fila: await filaSinCopia(deps, persona, entrega, cual), enElCurso: true };
  const analisis = copia ? terminado(copia) : null;
  const contenido = copia ? await deps.entregados.contenido(copia.id, analisis?.id ?? null) : vacio;
  return {
    fila,
    entrega: presentarEntrega(persona, entrega, deps.now()),
    proyecto: fila.proyecto ?? { _id: cual.proyectoId, nombre: '', existe: false },
    enlace: copia?.enlace ?? '',
    rama: copia?.rama ?? '',
    momento: copia?.momento.toISOString() ?? null,
    tomar: enElCurso && seToma(persona, entrega) && !(await esPropio(deps, persona, entrega.curso, cual)),
    ...contenido,
    prueba: fila.prueba && contenido.prueba,
  };
}

/**
 * Whether later work of a project in the course can be taken. Not only where some is known: a commit that no analysis read is seen
 * once it is taken.
 */
function seToma(persona: Persona, entrega: EntregaGuardada): boolean {
  const { curso, publicada } = entrega;
  return ensena(persona, curso) && curso.estado !== 'archivado' && copiasAlDia(entrega) && !publicada;
}

const vacio = {
  prueba: null,
  medidas: null,
  acciones: [],
  incidencias: null,
  ambito: null,
  ambitoPropio: null,
};

const terminado = ({ analisis }: Pick<CopiaEnFila, 'analisis'>) =>
  elegirAnalisis(analisis.filter(({ estado }) => estado === 'listo'));

/**
 * Findings of what was delivered with the text of their lines, a page of them: all, or the new ones since the template. `comparada`:
 * whether the new ones are known.
 */
export async function leerIncidencias(
  deps: DepsLeerEntregado,
  persona: Persona,
  cual: Cual,
  { desde, cuantas, cuales }: Tramo & { readonly cuales: 'todas' | 'nuevas' },
) {
  const { entrega, copia } = await hallar(deps, persona, cual);
  const analisis = copia && terminado(copia);
  if (!copia || !analisis) return sinIncidencias(desde);
  const plantilla = await plantillaDe(deps, entrega, analisis);
  if (cuales === 'nuevas' && !plantilla) return sinIncidencias(desde);
  const { entregados } = deps;
  const { total, silenciadas, incidencias } =
    plantilla && cuales === 'nuevas'
      ? await entregados.nuevas(analisis.id, plantilla, { desde, cuantas })
      : await todasLasDe(entregados, analisis.id, { desde, cuantas });
  return {
    total,
    desde,
    comparada: plantilla !== null,
    silenciadas,
    incidencias: await conCodigo(deps, analisis.id, incidencias),
  };
}

interface Tramo {
  readonly desde: number;
  readonly cuantas: number;
}

const sinIncidencias = (desde: number) => ({
  total: 0,
  desde,
  comparada: false,
  silenciadas: null,
  incidencias: [],
});

async function todasLasDe(entregados: DepsLeerEntregado['entregados'], analisisId: string, tramo: Tramo) {
  const [total, incidencias] = await Promise.all([
    entregados.total(analisisId),
    entregados.incidencias(analisisId, tramo),
  ]);
  return { total, silenciadas: null, incidencias };
}

/** The template's analysis, where both were made for the delivery and have their files: a team's own one has another scope. */
async function plantillaDe(
  { entregados }: DepsLeerEntregado,
  { _id, plantilla }: EntregaGuardada,
  { id, origen }: AnalisisEnFila,
): Promise<string | null> {
  if (!plantilla || origen !== 'entrega') return null;
  const suya = terminado({ analisis: await entregados.plantilla(_id) });
  return suya && (await entregados.comparables(id, suya.id)) ? suya.id : null;
}

/** Each finding with the text of its line; null where it is not kept any more. */
async function conCodigo(
  deps: DepsLeerEntregado,
  analisisId: string,
  halladas: readonly IncidenciaEntregada[],
) {
  const posiciones = [...new Set(halladas.map(({ posicion }) => posicion))];
  const lineas = new Map<number, readonly string[]>();
  for (const { posicion, ruta, sello, ...texto } of await deps.entregados.textos(analisisId, posiciones))
    lineas.set(posicion, (await deps.abrirTexto(sello, ruta, texto)).split(/\r\n|\n|\r/u));
  return halladas.map(({ posicion, ...una }) => ({
    ...una,
    codigo: una.linea === null ? null : (lineas.get(posicion)?.[una.linea - 1]?.slice(0, 500) ?? null),
  }));
}

/** Why the copies of a delivery do not change. */
const impedimentos: Readonly<Record<Exclude<CambioDeTarde, 'hecho'>, readonly [string, string]>> = {
  'con-notas': ['con-notas', 'Ya se publicó una nota de esta entrega: lo entregado no cambia más.'],
  'plazo-abierto': ['plazo-abierto', 'El plazo sigue abierto: todavía no hay nada fuera de plazo.'],
  fuera: [
    'proyecto-fuera',
    'El proyecto ya no está en el curso o se eliminó: lo que hizo después no se puede tomar.',
  ],
};

/** Lets a project's later work count, with a reason, or the copy in time again. */
export async function tomarTarde(
  deps: DepsLeerEntregado,
  persona: Persona,
  { entregaId, proyectoId }: Cual,
  motivo: string | null,
): Promise<void> {
  const { curso, pide } = await buscarCopiada(deps, persona, entregaId);
  exigirEscrituraDeCurso(persona, curso);
  if (await esPropio(deps, persona, curso, { entregaId, proyectoId }))
    throw new DomainError(
      'forbidden',
      'trabajo-propio',
      'Nadie decide sobre su propio trabajo: pídalo a otro docente.',
    );
  const cambio =
    motivo === null
      ? await deps.copias.devolver(entregaId, proyectoId, { quien: persona, now: deps.now() })
      : await tomar(deps, persona, { curso, pide }, { entregaId, proyectoId, motivo });
  if (cambio !== 'hecho') throw new DomainError('conflict', ...impedimentos[cambio]);
}

/** Whether the person belongs to the team of the project, today or when it delivered. */
async function esPropio(
  { entregados }: Pick<DepsLeerEntregado, 'entregados'>,
  { sub }: Persona,
  { _id: cursoId }: Pick<EntregaGuardada['curso'], '_id'>,
  { entregaId, proyectoId }: Cual,
): Promise<boolean> {
  const [entrego, vivos] = await Promise.all([
    entregados.delEquipo(entregaId, proyectoId, sub),
    entregados.vivos(cursoId, { sub, proyectoId }),
  ]);
  return entrego || vivos.length > 0;
}

async function tomar(
  { copias, now }: DepsLeerEntregado,
  { sub, nombre }: Persona,
  { curso: { _id: cursoId }, pide: { prueba } }: Pick<EntregaGuardada, 'curso' | 'pide'>,
  { entregaId, proyectoId, motivo }: Cual & { readonly motivo: string },
): Promise<CambioDeTarde> {
  const momento = now();
  // What was saved in this instant counts too.
  const hasta = new Date(momento.getTime() + 1);
  const pruebas = prueba
    ? await pruebasElegidas(copias, { cursoId, prueba, fin: hasta, proyectos: [proyectoId] })
    : [];
  const tomada = { prueba, pruebas, hasta, now: momento, motivo, quien: { sub, nombre }, proyectoId };
  return copias.tomar({ _id: entregaId, cursoId }, tomada);
}

/** The delivery and the project's copy, for its team, its lecturers and admins; notes the reading of another person's work. */
async function hallar(deps: DepsLeerEntregado, persona: Persona, { entregaId, proyectoId }: Cual) {
  const entrega = await buscarCopiada(deps, persona, entregaId);
  const sub = leeTodo(persona, entrega.curso) ? null : persona.sub;
  const [copia = null] = copiasValen(entrega)
    ? await deps.entregados.copias(entregaId, { sub, proyectoId })
    : [];
  if (copia && !copia.miembros.some((uno) => uno.sub === persona.sub))
    await apuntar(deps, persona, `${copia.nombre} (entrega «${entrega.titulo}»)`, copia.id);
  return { entrega, copia };
}

function apuntar({ auditoria }: DepsLeerEntregado, quien: Persona, objeto: string, objetoId: string) {
  return auditoria.apuntar({ quien, accion: 'lectura-ajena', objeto, objetoId });
}

/** The row of a copy, and whether its project is in the course. */
async function filaDe(deps: DepsLeerEntregado, entrega: EntregaGuardada, copia: CopiaEnFila) {
  const { curso, pide } = entrega;
  const deQuien = { sub: null, proyectoId: copia.proyectoId };
  const cuales = { cursoId: curso._id, fin: copia.hasta, proyectos: [copia.proyectoId] };
  const [[vivo = null], pruebas] = await Promise.all([
    deps.entregados.vivos(curso._id, deQuien),
    pide.prueba ? deps.copias.pruebas({ ...cuales, prueba: pide.prueba }) : [],
  ]);
  return { fila: filaDeCopia(copia, vivo, pruebas, { pide }), enElCurso: vivo !== null };
}

/** The row of a project that has no copy: before the deadline, or because it came to the course later. */
async function filaSinCopia(
  deps: DepsLeerEntregado,
  persona: Persona,
  entrega: EntregaGuardada,
  { proyectoId }: Cual,
): Promise<Fila> {
  const todas = leeTodo(persona, entrega.curso);
  const [fila] = await filasDe(deps, entrega, { sub: todas ? null : persona.sub, proyectoId });
  if (!fila?.proyecto) throw noEncontrado('lo entregado');
  if (todas)
    await apuntar(deps, persona, `${fila.proyecto.nombre} (entrega «${entrega.titulo}»)`, proyectoId);
  return fila;
}
