import { randomBytes } from 'node:crypto';

import { z } from 'zod';

import type { Database } from '../../packages/db/src/index.ts';
import { caller } from '../../tools/lib/caller.ts';
import { signIn } from '../../tools/lib/sign-in.ts';
import { fillClass } from '../course/fill-class.ts';
import { deliveries, fillDeliveries } from '../course/fill-deliveries.ts';
import type { Server } from '../lib/server.ts';
import { withDatabase } from './fill-analyses.ts';
import { chosen, createProject, person, registerPerson } from './person.ts';
import { benchPaths, type MeasuredServer } from './repeated-reads.ts';
import { adminPassword } from './settings.ts';

const people = Number(process.env['LIMITES_CLASE'] ?? 200);
const lecturer = { usuario: 'docente-1', chosen: 'frase propia de la docente' };
/** The project of the first person of the class, which the reader takes over. */
const project = '00000000-0000-7000-8011-000000000001';
/** Most comments of the lecturers about what one project delivered, of the greatest length. */
const comments = 500;
const words = randomBytes(3000).toString('base64');

const course = z.object({ _id: z.string() });

/** Creates a lecturer with a course, and the person who studies there. */
export async function createCourse(server: Server): Promise<void> {
  const { call: own, sub } = await registerPerson(server);
  await createProject(own, sub, 'Proyecto propio');
  const base = `${server.origin}/mantenible`;
  const admin = caller(`${base}/api`, await signIn(base, 'admin', adminPassword));
  const account = { usuario: lecturer.usuario, nombre: 'Docente de la medición', correo: '', rol: 'docente' };
  const { clave } = z.object({ clave: z.string() }).parse(await admin('POST', '/cuentas', account));
  const token = await signIn(base, lecturer.usuario, clave, { chosen: lecturer.chosen });
  const data = { nombre: 'Calidad', periodo: '2026', zona: 'America/Guayaquil', escala: 10, aprobado: 7 };
  course.parse(await caller(`${base}/api`, token)('POST', '/cursos', data));
}

/** Writes the class with its deliveries into the database of the stopped server. */
export const fillCourse = (folder: string): Promise<void> =>
  withDatabase(folder, async (database) => {
    const id = await courseOf(database);
    await fillClass(database, id, people);
    await fillDeliveries(database, id, people);
    await giveProject(database, id);
    await database.execute('analyze', []);
  });

async function courseOf(database: Database): Promise<string> {
  const [one] = z
    .array(course)
    .parse(await database.execute('select id::text as "_id" from cursos limit 1', []));
  if (one === undefined) throw new Error('no course was created');
  return one._id;
}

/** Gives the first project of the class to the reader, with the greatest comments. */
async function giveProject(database: Database, id: string): Promise<void> {
  const reader = '(select sub from personas where usuario = $1)';
  for (const statement of [
    `insert into curso_personas (curso_id, sub, ingreso, aviso) select $2::uuid, ${reader}, now(), 'bench'`,
    `update proyectos_todos set id_persona = ${reader} where id = $2::uuid`,
    `update entregados set propietario = ${reader},
       miembros = jsonb_build_array(jsonb_build_object('sub', ${reader}, 'nombre', 'Persona')) where proyecto_id = $2::uuid`,
  ])
    await database.execute(statement, [person, statement.startsWith('insert') ? id : project]);
  await database.execute(
    `insert into observaciones (id, entrega_id, proyecto_id, lugar, clave, texto, por, de_docente, cuando, version, creado, cambiado)
     select gen_random_uuid(), $1::uuid, $2::uuid, 'todo', '', $3, '{"sub":"x","nombre":"Docente"}', true, 'ahora', 1, now(), now()
     from generate_series(1, ${comments})`,
    [deliveries.marks, project, words],
  );
}

/** What the lecturer and a student of a class read, repeated at the rate limit. */
export async function benchCourses(server: MeasuredServer): Promise<void> {
  const base = `${server.origin}/mantenible`;
  const teach = () => signIn(base, lecturer.usuario, lecturer.chosen);
  const study = () => signIn(base, person, chosen);
  const other = () => signIn(base, 'admin', adminPassword);
  const mine = z.object({ cursos: z.array(course) });
  const [one] = mine.parse(await caller(`${base}/api`, await teach())('GET', '/cursos')).cursos;
  const [id, marks] = [one?._id ?? '', `/entregas/${deliveries.marks}`];
  const own = `${marks}/proyectos/${project}`;
  console.log(`\nUna clase de ${people} personas, como docente`);
  await benchPaths(
    server,
    { reader: teach, other },
    {
      'tabla de la clase': `/cursos/${id}/clase`,
      'resumen de la clase': `/cursos/${id}/resumen`,
      'entregas del curso, docente': `/cursos/${id}/entregas`,
      'una entrega de la clase': marks,
      'una entrega como CSV': `${marks}/csv`,
      'notas de la clase': `${marks}/notas`,
      'acuerdo de la clase': `/entregas/${deliveries.agreement}/acuerdo`,
    },
  );
  console.log(`\nUna clase de ${people} personas, como estudiante`);
  await benchPaths(
    server,
    { reader: study, other },
    {
      'entregas del curso, propias': `/cursos/${id}/entregas`,
      'una entrega, propia': marks,
      'lo entregado': own,
      'incidencias entregadas': `${own}/incidencias`,
      'incidencias entregadas, última página': `${own}/incidencias?desde=50`,
      'comentarios (500)': `${marks}/comentarios/${project}`,
      'comentarios de los informes': `/comentarios/${project}?lugar=respuesta`,
      'una nota': `${marks}/notas/${project}`,
      'la rúbrica': `${marks}/rubrica`,
    },
  );
}
