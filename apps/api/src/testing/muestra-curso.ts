import { uid } from './muestra.ts';
import type { TestApp } from './test-app.ts';
import { people, type Person } from './tokens.ts';

/** A course of number `n` with these lecturers and projects, written as rows. */
export async function sembrarCurso(
  { db }: Pick<TestApp, 'db'>,
  n: number,
  { docentes, proyectos }: { readonly docentes: readonly Person[]; readonly proyectos: readonly string[] },
): Promise<string> {
  const [id, momento] = [uid(7000 + n), new Date(Date.UTC(2026, 0, 1))];
  const datos = { nombre: `Curso ${n}`, periodo: '2026', zona: 'America/Guayaquil', escala: 10, aprobado: 7 };
  const fin = { cerrado: null, archivado: null };
  await db
    .insertInto('cursos')
    .values({ ...datos, ...fin, id, estado: 'abierto', codigo: null, version: 1, creado: momento })
    .execute();
  for (const docente of docentes) {
    const fila = { curso_id: id, sub: people[docente].sub, desde: momento };
    await db.insertInto('curso_docentes').values(fila).execute();
  }
  for (const proyecto_id of proyectos)
    await db.insertInto('curso_proyectos').values({ curso_id: id, proyecto_id, ingreso: momento }).execute();
  return id;
}

/** Makes the person a member of the project's team, as a row. */
export async function sembrarMiembro(
  { db }: Pick<TestApp, 'db'>,
  proyecto_id: string,
  persona: Person,
  ingreso = new Date(Date.UTC(2026, 0, 1)),
): Promise<void> {
  await db.insertInto('miembros').values({ proyecto_id, sub: people[persona].sub, ingreso }).execute();
}
