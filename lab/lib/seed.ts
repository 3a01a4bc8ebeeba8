import { z } from 'zod';

import type { Call } from '../../tools/lib/caller.ts';

/** What every record of the API has. */
const record = z.object({ _id: z.string() });
export const records = z.array(record);

const resources = ['/subcaracteristicas', '/metricas', '/listasVerificacion', '/pautas'];

/** Deletes the starter catalogue: an entry before those that it refers to, which could not be deleted otherwise. */
async function clear(call: Call) {
  for (const resource of resources) {
    for (const { _id } of records.parse(await call('GET', resource)))
      await call('DELETE', `${resource}/${_id}`);
  }
}

async function createAll(count: number, create: (index: number) => Promise<unknown>) {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) ids.push(record.parse(await create(index))._id);
  return ids;
}

/** A guideline with three levels, as it is sent. */
export const guideline = (i: number) => ({
  descripcion: `Pauta ${String(i)} sobre la mantenibilidad del código`,
  pregunta: `¿Se cumple la pauta ${String(i)} en todos los módulos?`,
  nivelesCumplimiento: [0, 1, 2].map((valor) => ({
    descripcion: `Nivel de cumplimiento ${String(valor)}`,
    valor,
  })),
});

/** 120 guidelines, 30 lists (20 of 7 guidelines, 10 of 6: 200 questions), 60 metrics, 12 sub-characteristics. */
async function seedCatalogue(call: Call) {
  const pautas = await createAll(120, (i) => call('POST', '/pautas', guideline(i)));
  const contents = Array.from({ length: 30 }, (_, i) => {
    const size = i < 20 ? 7 : 6;
    return Array.from({ length: size }, (_unused, j) => pautas[(i * 4 + j) % 120]);
  });
  const listas = await createAll(30, (i) =>
    call('POST', '/listasVerificacion', { nombre: `Lista ${String(i)}`, pautas: contents[i] }),
  );
  const metricas = await createAll(60, (i) =>
    call('POST', '/metricas', { nombre: `Métrica ${String(i)}`, listaVerificacion: listas[i % 30] }),
  );
  await createAll(12, (i) =>
    call('POST', '/subcaracteristicas', {
      nombre: `Subcaracterística ${String(i)}`,
      metricas: metricas.slice(i * 5, i * 5 + 5),
    }),
  );
  return contents.flatMap((ids, i) => ids.map((pautaId) => ({ pautaId, listaVerificacion: listas[i] })));
}

/** A project of this person; gives its id. */
export async function seedProject(call: Call, persona: string): Promise<string> {
  const nombre = 'Proyecto de la medición';
  await call('POST', '/sonarqube/proyectos/crear', { nombreProyecto: nombre });
  const project = await call('POST', '/proyectos', {
    nombre,
    link: 'https://github.com/ejemplo/ejemplo',
    branch: 'main',
    githubtoken: 'sin-uso-en-la-medicion',
    idPersona: persona,
  });
  return record.parse(project)._id;
}

/** The catalogue, a project and one saved test of 200 answers; gives the test's id. */
export async function seed(call: Call, persona: string): Promise<string> {
  await clear(call);
  const preguntas = await seedCatalogue(call);
  const proyectoId = await seedProject(call, persona);
  const comentario = 'Un comentario de la longitud que suele tener uno, escrito a mano por quien evalúa.';
  const respuestas = preguntas.map((pregunta, i) => ({ ...pregunta, valor: i % 3, comentario }));
  await call('POST', '/respuestas/guardar-respuestas', {
    proyectoId,
    tipo: 'allSubcaracteristicas',
    nombre: 'Prueba de 200 respuestas',
    respuestas,
  });
  const [prueba] = records.parse(await call('GET', `/respuestas/${proyectoId}`));
  if (prueba === undefined) throw new Error('the saved test is missing');
  return prueba._id;
}
