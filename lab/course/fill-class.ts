import type { Database } from '../../packages/db/src/index.ts';
import { sampleTest } from './sample-test.ts';

/** Different tests of the class. */
export const variants = 20;

const measures = JSON.stringify({
  ncloc: 5000,
  lines: 6200,
  complexity: 900,
  cognitive_complexity: 450,
  comment_lines: 500,
  comment_lines_density: 9.1,
  duplicated_lines: 120,
  duplicated_lines_density: 1.9,
  lines_to_cover: 3000,
  code_smells: 100,
  functions: 300,
  classes: 40,
  statements: 2500,
  files: 40,
});

/** SQL of the subject and of the project's id of person `n`. */
export const subOf = (n: string) => `'00000000-0000-7000-8010-' || lpad((${n})::text, 12, '0')`;
export const projectOf = (n: string) => `('00000000-0000-7000-8011-' || lpad((${n})::text, 12, '0'))::uuid`;

/** Rows of the class list whose people never joined. */
const absent = 20;

/**
 * Gives a course so many people, each with a project of two analyses, a test of 80 questions and three actions. A project with the
 * server's key is there already.
 */
export async function fillClass(database: Database, course: string, people: number): Promise<void> {
  const rows = `generate_series(1, ${people}) n`;
  const project = projectOf('n');
  const person = subOf('n');
  const tests = JSON.stringify(Array.from({ length: variants }, (_, seed) => sampleTest(seed)));
  await database.execute(
    `insert into avisos_privacidad (version, texto, desde) values ('bench', 'Aviso', now())`,
    [],
  );
  for (const statement of [
    `insert into personas (sub, nombre, usuario, visto) select ${person}, md5(n::text) || ' Núñez', 'persona-' || n, now() from ${rows}`,
    `insert into curso_personas (curso_id, sub, ingreso, aviso) select $1::uuid, ${person}, now() - n * interval '1 minute', 'bench' from ${rows}`,
    `insert into curso_lista (id, curso_id, posicion, usuario, nombre, grupo, sub)
     select gen_random_uuid(), $1::uuid, n, 'persona-' || n, md5(n::text) || ' Núñez', 'Grupo ' || n % 12, case when n <= ${people} then ${person} end
     from generate_series(1, ${people + absent}) n`,
    `insert into proyectos_todos (id, nombre, link, branch, token_cifrado, token_clave, id_persona, clave, version, creado)
     select ${project}, 'Proyecto ' || md5((n + 7)::text), 'https://github.com/usuario/repositorio', 'main', '', (select token_clave from proyectos_todos limit 1), ${person}, 'clave-' || n, 1, now()
     from ${rows} where $1::uuid is not null`,
    `insert into curso_proyectos (curso_id, proyecto_id, ingreso) select $1::uuid, ${project}, now() from ${rows}`,
  ])
    await database.execute(statement, statement.includes('$1') ? [course] : []);
  await database.execute(
    `insert into analisis (id, proyecto_id, id_persona, estado, rama, commit_id, huella, enlace, creado, inicio, fin, grado,
       fase, hechos, total, medidas, omitidos)
     select gen_random_uuid(), ${project}, ${person}, 'listo', 'main', 'commit-' || k, 'h', 'https://github.com/usuario/repositorio',
       now() - k * interval '1 hour', now(), now() - k * interval '1 hour', 50 + (n * 7 + k) % 50, 'guardando', 0, 0,
       $1::jsonb || jsonb_build_object('code_smells', 50 + n % 200, 'complexity', 500 + n), '[]'
     from ${rows}, generate_series(1, 2) k`,
    [measures],
  );
  await database.execute(
    `insert into detalles_analisis (proyecto_id, commit_id, huella, version) select ${project}, 'commit-' || k, 'h', 'v1'
     from ${rows}, generate_series(1, 2) k`,
    [],
  );
  await database.execute(
    `with prueba as materialized (select ord - 1 as k, una from jsonb_array_elements($1::jsonb) with ordinality as t(una, ord))
     insert into respuestas (id, proyecto_id, id_persona, nombre, tipo, plan, respuestas, promedios, promedio, tamano, creado)
     select gen_random_uuid(), ${project}, ${person}, 'Prueba ' || n, 'allSubcaracteristicas', una->'plan', una->'respuestas', una->'promedios',
       (una->>'promedio')::float8, octet_length((una->'respuestas')::text), now() - n * interval '1 minute'
     from ${rows} join prueba on k = n % ${variants}`,
    [tests],
  );
  await database.execute(
    `insert into acciones_mejora (id, proyecto_id, origen_tipo, origen_clave, texto, esfuerzo, estado, version, enlace, rama, creado, verificada)
     select gen_random_uuid(), ${project}, 'regla', 'typescript:S' || k, 'Acción ' || k, 'medio',
       case when k <= n % 4 then 'hecha' else 'pendiente' end, 1, 'https://github.com/usuario/repositorio', 'main', now(),
       case when k < n % 4 then now() end
     from ${rows}, generate_series(1, 3) k`,
    [],
  );
}
