import type { Persona } from '@mantenible/domain/acceso';
import type { Auditoria } from '@mantenible/domain/auditoria';
import { contar } from '@mantenible/wording/contar';

import type { Table } from '../../spreadsheets/table.ts';
import {
  archivoMoodle,
  type ArchivoMoodle,
  type ClaveMoodle,
  type PersonaDeMoodle,
} from './archivo-moodle.ts';
import { exigirClase } from './exigir-entrega.ts';
import { hojaDe } from './hoja-de-notas.ts';
import { notasDeClase, type DepsNotas } from './leer-notas.ts';
import { vigentes } from './nota-de-hoy.ts';
import type { EntregaDeNotas } from './nota.port.ts';

/** The first general comments, and how many more there are. */
interface Generales {
  readonly textos: readonly string[];
  readonly omitidas: number;
}

export interface DepsExportar extends DepsNotas {
  /** Name, user name and mail of people of a course. */
  readonly personas: (
    cursoId: string,
    subs: readonly string[],
  ) => Promise<ReadonlyMap<string, Omit<PersonaDeMoodle, 'nombre'>>>;
  /** General comments of lecturers by project. */
  readonly generales: (entregaId: string) => Promise<ReadonlyMap<string, Generales>>;
  readonly auditoria: Auditoria;
}

/** The grade file of the published marks, one row a person. */
export async function exportarMoodle(
  deps: DepsExportar,
  persona: Persona,
  entregaId: string,
  clave: ClaveMoodle,
): Promise<ArchivoMoodle> {
  const entrega = await exigirClase(deps, persona, entregaId);
  const archivo = await archivoDe(deps, entrega, clave, await deps.generales(entregaId));
  await apuntar(deps, persona, { entregaId, titulo: entrega.titulo }, 'Moodle');
  return archivo;
}

/** Who would not stand in that file; the reading is audited. */
export async function revisarMoodle(
  deps: DepsExportar,
  persona: Persona,
  entregaId: string,
  clave: ClaveMoodle,
) {
  const entrega = await exigirClase(deps, persona, entregaId);
  const { filas, sinClave, repetidas } = await archivoDe(deps, entrega, clave, new Map());
  const objeto = `Notas: ${entrega.titulo}`;
  await deps.auditoria.apuntar({ quien: persona, accion: 'lectura-ajena', objeto, objetoId: entregaId });
  return { filas: filas.length - 1, sinClave: [...sinClave], repetidas: [...repetidas] };
}

async function archivoDe(
  deps: DepsExportar,
  entrega: EntregaDeNotas,
  clave: ClaveMoodle,
  generales: ReadonlyMap<string, Generales>,
): Promise<ArchivoMoodle> {
  const entregaId = entrega._id;
  const [entregados, hechas] = await Promise.all([
    deps.entregas.entregados(entregaId),
    deps.calificaciones.listar(entregaId),
  ]);
  const suyas = vigentes(hechas);
  const gente = await deps.personas(
    entrega.cursoId,
    entregados.flatMap(({ miembros }) => miembros.map(({ sub }) => sub)),
  );
  const notas = entregados.flatMap(({ proyectoId, miembros }) => {
    const publicada = suyas.get(proyectoId)?.mostrado;
    if (!publicada) return [];
    return miembros.map(({ sub, nombre }) => ({
      persona: { nombre, usuario: null, correo: null, ...gente.get(sub) },
      publicada,
      comentarios: comentariosDe(generales.get(proyectoId)),
    }));
  });
  return archivoMoodle(notas, { titulo: entrega.titulo, escala: entrega.escala, clave });
}

function comentariosDe({ textos, omitidas }: Generales = { textos: [], omitidas: 0 }): readonly string[] {
  if (omitidas === 0) return textos;
  return [...textos, `Hay ${contar(omitidas, 'comentario más', 'comentarios más')} en la página de la nota.`];
}

/** The marks of a class as a sheet, with one column a line of the rubric. */
export async function exportarHoja(
  deps: DepsExportar,
  persona: Persona,
  entregaId: string,
  formato: 'XLSX' | 'CSV',
): Promise<Table> {
  const notas = await notasDeClase(deps, persona, entregaId);
  await apuntar(deps, persona, { entregaId, titulo: notas.titulo }, formato);
  return hojaDe(notas);
}

function apuntar(
  { auditoria }: DepsExportar,
  quien: Persona,
  { entregaId: objetoId, titulo }: { readonly entregaId: string; readonly titulo: string },
  detalle: string,
): Promise<void> {
  const objeto = `Notas: ${titulo}`;
  return auditoria.apuntar({ quien, accion: 'exportacion', objeto, objetoId, detalle });
}
