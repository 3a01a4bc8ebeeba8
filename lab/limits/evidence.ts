import { randomBytes } from 'node:crypto';

import { caller } from '../../tools/lib/caller.ts';
import { signIn, subjectOf } from '../../tools/lib/sign-in.ts';
import { records } from '../lib/seed.ts';
import type { Server } from '../lib/server.ts';
import { withDatabase } from './fill-analyses.ts';
import { chosen, createProject, person, registerPerson } from './person.ts';
import { benchPaths, type MeasuredServer } from './repeated-reads.ts';
import { adminPassword } from './settings.ts';

const project = 'Proyecto con evidencias';
/** Drafts and tests whose answers each have a comment and five links, as long as they may be: 100 MB together. */
const drafts = 20;
const tests = 13;
const noise = randomBytes(60_000).toString('base64url');

/** SQL of an answer's evidence, of a length that varies with `k`, over the noise `$2`. */
const links = `(select jsonb_agg(jsonb_build_object('tipo', 'enlace', 'url', 'https://ejemplo.org/' || substr($2, (ord * 5 + k)::int, 1900)))
  from generate_series(0, 4) k)`;

/** Opens one draft, whose questions `fillEvidence` copies. */
export async function createEvidence(server: Server): Promise<void> {
  const { call, sub } = await registerPerson(server);
  await createProject(call, sub, project);
  const own = records.parse(await call('GET', `/proyectos/persona/${sub}`));
  await call('PUT', `/borradores/${own[0]?._id ?? ''}/allSubcaracteristicas/todos/0`, {});
}

/** Writes drafts and tests full of evidence into the database of the stopped server. */
export async function fillEvidence(folder: string): Promise<void> {
  await withDatabase(folder, async (database) => {
    await database.execute(
      `insert into borradores (id, id_persona, proyecto_id, tipo, elemento, intentos, adicionales, titulo, titulo_version, plan, cambios,
         creado, actualizado)
       select gen_random_uuid(), id_persona, proyecto_id, 'singleMetrica', gen_random_uuid()::text, 1, '[]', 'Borrador ' || n, 1, plan,
         '[]', creado, actualizado from borradores, generate_series(2, ${drafts}) n`,
      [],
    );
    await database.execute(
      `insert into borrador_respuestas (borrador_id, lista_id, pauta_id, valor, nivel, comentario, version, evidencias)
       select b.id, (p->>'listaVerificacion')::uuid, (p->>'pautaId')::uuid, (p->'nivelesCumplimiento'->0->>'valor')::float8, 0,
         substr($1, ord::int, 5000), 1, ${links.replaceAll('$2', '$1')}
       from borradores b, jsonb_array_elements(b.plan->'preguntas') with ordinality as q(p, ord)
       on conflict (borrador_id, lista_id, pauta_id) do update set comentario = excluded.comentario, evidencias = excluded.evidencias,
         version = 1`,
      [noise],
    );
    // A save is a request of at most 1 MB: answers without the comments.
    for (let n = 1; n <= tests; n += 1)
      await database.execute(
        `with nueva as (select b.id_persona, b.proyecto_id, b.plan, jsonb_agg(jsonb_build_object('pautaId', p->>'pautaId',
             'listaVerificacion', p->>'listaVerificacion', 'valor', p->'nivelesCumplimiento'->0->'valor', 'nivel', 0,
             'comentario', '', 'evidencias', ${links})) filter (where ord <= 95) as respuestas
           from borradores b, jsonb_array_elements(b.plan->'preguntas') with ordinality as q(p, ord)
           where b.elemento = 'todos' group by b.id)
         insert into respuestas (id, proyecto_id, id_persona, nombre, tipo, plan, respuestas, promedios, promedio, tamano, creado)
         select gen_random_uuid(), proyecto_id, id_persona, 'Prueba ' || $1, 'allSubcaracteristicas', plan, respuestas, '[]', 1,
           octet_length(respuestas::text), current_timestamp - $1::int * interval '1 minute' from nueva`,
        [n, noise],
      );
  });
}

/** Every read of tests and drafts full of evidence, repeated at the rate limit. */
export async function benchEvidence(server: MeasuredServer): Promise<void> {
  const base = `${server.origin}/mantenible`;
  const reader = () => signIn(base, person, chosen);
  const token = await reader();
  const call = caller(`${base}/api`, token);
  const mine = records.parse(await call('GET', `/proyectos/persona/${subjectOf(token)}`));
  const id = mine[0]?._id ?? '';
  const [newest, before] = records.parse(await call('GET', `/respuestas/${id}?campos=resumen&limite=2`));
  console.log('\nUna persona con 100 MB de pruebas, borradores y evidencias');
  const other = () => signIn(base, 'admin', adminPassword);
  await benchPaths(
    server,
    { reader, other },
    {
      'borradores, lista': `/borradores/${id}`,
      'un borrador': `/borradores/${id}/allSubcaracteristicas/todos/0`,
      'pruebas, enteras': `/respuestas/${id}`,
      'una prueba': `/respuestas/una/${newest?._id ?? ''}`,
      promedios: `/calculos/promedios/${newest?._id ?? ''}`,
      'promedios, agrupados': `/calculos/promedios/${newest?._id ?? ''}?campos=agrupados`,
      'comparación de pruebas': `/comparaciones/pruebas/${id}?antes=${before?._id ?? ''}&despues=${newest?._id ?? ''}`,
      'plan de mejora': `/mejoras/${id}`,
      panorama: `/proyectos/${id}/panorama`,
      'cuotas propias': `/cuotas/propias?proyecto=${id}`,
    },
  );
}
