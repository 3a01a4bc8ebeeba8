import type { Persona } from '@mantenible/domain/acceso';
import type { Auditoria } from '@mantenible/domain/auditoria';
import { elegirAnalisis } from '@mantenible/domain/entrega';
import { DomainError, noEncontrado } from '@mantenible/domain/error';

import type { TextoSellado } from '../analisis/textos.port.ts';
import { copiarVencidas, pruebasElegidas } from './copiar-entregas.ts';
import type { EntregaGuardada } from './entrega.port.ts';
import type { CopiaEnFila } from './entregado.port.ts';
import { buscarSuya, ensena, exigirEscrituraDeCurso, leeTodo } from './exigir-de-curso.ts';
import { filaDeCopia, type Fila } from './fila.ts';
import { filasDe, type DepsLeerEntregas } from './leer-entregas.ts';
import { presentarEntrega } from './presentar-entrega.ts';

export interface DepsLeerEntregado extends DepsLeerEntregas {
  /** Decrypts the text of a file that was stored with this analysis. */
  readonly abrirTexto: (analisisId: string, ruta: string, texto: TextoSellado) => Promise<string>;
  readonly auditoria: Auditoria;
}

/** Which project of which delivery. */
export interface Cual {
  readonly entregaId: string;
  readonly proyectoId: string;
}

/** What one project delivered, as it stood; another person's reading is in the audit trail. */
export async function leerEntregado(deps: DepsLeerEntregado, persona: Persona, cual: Cual) {
  const { entrega, copia } = await hallar(deps, persona, cual);
  const fila = copia ? await filaDe(deps, entrega, copia) : await filaSinCopia(deps, persona, entrega, cual);
  const analisis = copia ? terminado(copia) : null;
  const contenido = copia ? await deps.entregados.contenido(copia.id, analisis?.id ?? null) : vacio;
  return {
    fila,
    entrega: presentarEntrega(persona, entrega, deps.now()),
    proyecto: fila.proyecto ?? { _id: cual.proyectoId, nombre: '', existe: false },
    enlace: copia?.enlace ?? '',
    rama: copia?.rama ?? '',
    momento: copia?.momento.toISOString() ?? null,
    tomar: ensena(persona, entrega.curso) && fila.despues !== null && !entrega.publicada,
    ...contenido,
  };
}

const vacio = { prueba: null, medidas: null, acciones: [], incidencias: 0 };

const terminado = ({ analisis }: CopiaEnFila) =>
  elegirAnalisis(analisis.filter(({ estado }) => estado === 'listo'));

/** Findings of what was delivered with the text of their lines, a page of them. */
export async function leerIncidencias(
  deps: DepsLeerEntregado,
  persona: Persona,
  cual: Cual,
  { desde, cuantas }: { readonly desde: number; readonly cuantas: number },
) {
  const { copia } = await hallar(deps, persona, cual);
  const analisis = copia && terminado(copia);
  if (!copia || !analisis) return { total: 0, desde, incidencias: [] };
  const [{ incidencias: total }, halladas] = await Promise.all([
    deps.entregados.contenido(copia.id, analisis.id),
    deps.entregados.incidencias(analisis.id, { desde, cuantas }),
  ]);
  const posiciones = [...new Set(halladas.map(({ posicion }) => posicion))];
  const lineas = new Map<number, readonly string[]>();
  for (const { posicion, ruta, sello, ...texto } of await deps.entregados.textos(analisis.id, posiciones))
    lineas.set(posicion, (await deps.abrirTexto(sello, ruta, texto)).split(/\r\n|\n|\r/u));
  return {
    total,
    desde,
    incidencias: halladas.map(({ posicion, ...una }) => ({
      ...una,
      codigo: una.linea === null ? null : (lineas.get(posicion)?.[una.linea - 1]?.slice(0, 500) ?? null),
    })),
  };
}

/** Lets a project's later work count, with a reason, or the copy in time again. */
export async function tomarTarde(
  deps: DepsLeerEntregado,
  persona: Persona,
  cual: Cual,
  motivo: string | null,
): Promise<void> {
  const { entrega } = await hallar(deps, persona, cual);
  exigirEscrituraDeCurso(persona, entrega.curso);
  if (entrega.publicada)
    throw new DomainError(
      'conflict',
      'con-notas',
      'Ya se publicó una nota de esta entrega: lo entregado no cambia más.',
    );
  if (entrega.copiada !== entrega.fin)
    throw new DomainError(
      'conflict',
      'plazo-abierto',
      'El plazo sigue abierto: todavía no hay nada fuera de plazo.',
    );
  if (motivo === null) {
    await deps.copias.devolver(cual.entregaId, cual.proyectoId);
    return;
  }
  // What was saved in this instant counts too.
  const hasta = new Date(deps.now().getTime() + 1);
  const { prueba } = entrega.pide;
  const pruebas = await pruebasElegidas(
    deps.copias,
    { cursoId: entrega.curso._id, prueba, fin: hasta },
    cual.proyectoId,
  );
  const quien = { sub: persona.sub, nombre: persona.nombre };
  const tomada = { pruebas, hasta, now: deps.now(), motivo, quien, proyectoId: cual.proyectoId };
  if (await deps.copias.tomar({ _id: cual.entregaId, cursoId: entrega.curso._id }, tomada)) return;
  throw new DomainError(
    'conflict',
    'proyecto-fuera',
    'El proyecto ya no está en el curso o se eliminó: lo que hizo después no se puede tomar.',
  );
}

/** The delivery and the project's copy, for its team, its lecturers and admins; notes the reading of another person's work. */
async function hallar(deps: DepsLeerEntregado, persona: Persona, { entregaId, proyectoId }: Cual) {
  await copiarVencidas(deps);
  const entrega = await buscarSuya(deps, persona, entregaId);
  const todo = leeTodo(persona, entrega.curso);
  const copias =
    entrega.copiada === entrega.fin || entrega.publicada
      ? await deps.entregados.copias(entregaId, todo ? null : persona.sub)
      : [];
  const copia = copias.find((una) => una.proyectoId === proyectoId) ?? null;
  const propio = copia?.miembros.some(({ sub }) => sub === persona.sub) ?? false;
  if (copia && !propio)
    await deps.auditoria.apuntar({
      quien: persona,
      accion: 'lectura-ajena',
      objeto: `${copia.nombre} (entrega «${entrega.titulo}»)`,
      objetoId: copia.id,
    });
  return { entrega, copia };
}

async function filaDe(deps: DepsLeerEntregado, entrega: EntregaGuardada, copia: CopiaEnFila): Promise<Fila> {
  const { curso, pide } = entrega;
  const [vivos, pruebas] = await Promise.all([
    deps.entregados.vivos(curso._id, null),
    pide.prueba ? deps.copias.pruebas(curso._id, pide.prueba, copia.proyectoId) : [],
  ]);
  const vivo = vivos.find(({ proyectoId }) => proyectoId === copia.proyectoId) ?? null;
  return filaDeCopia(copia, vivo, pruebas, { pide });
}

/** The row of a project that has no copy: before the deadline, or because it came to the course later. */
async function filaSinCopia(
  deps: DepsLeerEntregado,
  persona: Persona,
  entrega: EntregaGuardada,
  { proyectoId }: Cual,
): Promise<Fila> {
  const filas = await filasDe(deps, entrega, leeTodo(persona, entrega.curso) ? null : persona.sub);
  const fila = filas.find(({ proyecto }) => proyecto?._id === proyectoId);
  if (!fila) throw noEncontrado('lo entregado');
  return fila;
}
