import { caller } from '../../tools/lib/caller.ts';
import { signIn, subjectOf } from '../../tools/lib/sign-in.ts';
import { records } from '../lib/seed.ts';
import type { Server } from '../lib/server.ts';
import { withDatabase, fillAnalyses } from './fill-analyses.ts';
import { chosen, createProject, person, registerPerson } from './person.ts';
import { benchPaths, type MeasuredServer } from './repeated-reads.ts';
import { adminPassword } from './settings.ts';
import { z } from 'zod';

const names = { filled: 'Proyecto analizado', longPaths: 'Proyecto de rutas largas' };
const project = z.array(z.object({ _id: z.string(), nombre: z.string(), clave: z.string() }));
const situation = z.object({ historia: z.array(z.object({ id: z.string() })) });

/** Creates the projects whose analyses `fillAnalysed` writes. */
export async function createAnalysed(server: Server): Promise<void> {
  const { call, sub } = await registerPerson(server);
  for (const name of Object.values(names)) await createProject(call, sub, name);
}

/** Writes the analyses of the projects into the database of the stopped server. */
export async function fillAnalysed(folder: string): Promise<void> {
  await withDatabase(folder, async (database) => {
    const idOf = async (name: string) => {
      const [row] = records.parse(
        await database.execute('select id::text as "_id" from proyectos where nombre = $1', [name]),
      );
      if (row === undefined) throw new Error(`missing project: ${name}`);
      return row._id;
    };
    await fillAnalyses(database, await idOf(names.filled), await idOf(names.longPaths));
  });
}

/** Every read of a project with the greatest analyses, repeated at the rate limit. */
export async function benchAnalyses(server: MeasuredServer): Promise<void> {
  const base = `${server.origin}/mantenible`;
  const reader = () => signIn(base, person, chosen);
  const token = await reader();
  const call = caller(`${base}/api`, token);
  const mine = project.parse(await call('GET', `/proyectos/persona/${subjectOf(token)}`));
  const named = (name: string) => mine.find(({ nombre }) => nombre === name) ?? { _id: '', clave: '' };
  const [filled, long] = [named(names.filled), named(names.longPaths)];
  const { historia } = situation.parse(await call('GET', `/analisis/${filled._id}`));
  const pair = `antes=${historia[1]?.id ?? ''}&despues=${historia[0]?.id ?? ''}`;
  console.log(`\nUna persona con 300 MB de análisis`);
  const other = () => signIn(base, 'admin', adminPassword);
  await benchPaths(
    server,
    { reader, other },
    {
      'estado e historia': `/analisis/${filled._id}`,
      medidas: `/sonarqube/measures?component=${filled.clave}`,
      'incidencias (100 000)': `/sonarqube/issues?projectKey=${filled.clave}`,
      'medidas por archivo (20 000)': `/sonarqube/measures/component_tree?component=${filled.clave}`,
      'incidencias, rutas largas': `/sonarqube/issues?projectKey=${long.clave}`,
      'medidas por archivo, rutas largas': `/sonarqube/measures/component_tree?component=${long.clave}`,
      'texto de un archivo que no está': `/sonarqube/sonar-file?key=${filled.clave}:no.ts`,
      mediciones: `/mediciones/${filled._id}`,
      'archivos medidos (20 000)': `/mediciones/${filled._id}/archivos`,
      'archivos medidos, rutas largas': `/mediciones/${long._id}/archivos`,
      'puntos críticos': `/puntos-criticos/${filled._id}`,
      'historia del repositorio': `/pasados/${filled._id}`,
      'comparación de análisis': `/comparaciones/analisis/${filled._id}?${pair}`,
      'incidencias que siguen': `/comparaciones/analisis/${filled._id}/incidencias?${pair}&estado=sigue`,
      'plan de mejora': `/mejoras/${filled._id}`,
      panorama: `/proyectos/${filled._id}/panorama`,
      'proyectos de la persona': `/proyectos/persona/${subjectOf(token)}`,
      'cuotas propias': `/cuotas/propias?proyecto=${filled._id}`,
    },
  );
}
