import { randomBytes } from 'node:crypto';

import { openDatabase } from '../../packages/db/src/index.ts';

const silent = { info: () => undefined, warn: () => undefined, error: console.error };
const tests = 50;
const analyses = 50;
const filesOfNewest = 200;
const findingsAFile = 5;

const measures = JSON.stringify({
  ncloc: 20,
  complexity: 5,
  cognitive_complexity: 5,
  comment_lines_density: 9.1,
  duplicated_lines_density: 16,
  code_smells: findingsAFile,
  functions: 3,
  classes: 1,
  statements: 12,
});

/** Where the database of the stopped server is: a folder, or an address of PostgreSQL where that is not empty. */
interface Place {
  readonly folder: string;
  readonly url: string;
}

/** Gives a project 50 tests like its one, and 50 finished analyses, the newest with 1000 findings in 200 files. */
export async function fillProject({ folder, url }: Place, project: string): Promise<void> {
  const database = await openDatabase({ dataDir: folder, log: silent, ...(url !== '' && { url }) });
  try {
    await database.execute(
      `insert into respuestas select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'nombre', 'Prueba ' || n,
         'creado', r.creado + n * interval '1 minute'))).*
       from respuestas r, generate_series(2, ${tests}) n where r.proyecto_id = $1`,
      [project],
    );
    await database.execute(
      `insert into analisis (id, proyecto_id, id_persona, estado, rama, commit_id, huella, enlace, creado, inicio, fin, grado,
         fase, hechos, total, medidas, omitidos)
       select gen_random_uuid(), id, id_persona, 'listo', branch, 'commit-' || n, 'h', link, current_timestamp - n * interval '1 hour',
         current_timestamp, current_timestamp - n * interval '1 hour', 80, 'guardando', 0, 0, $2::jsonb, '[]'
       from proyectos, generate_series(1, ${analyses}) n where id = $1`,
      [project, measures],
    );
    await database.execute(
      `insert into analisis_archivos (analisis_id, posicion, ruta, lenguaje, analizable, medidas, incidencias, texto_cifrado, texto_clave)
       select a.id, n, 'src/archivo-' || n || '.ts', 'ts', true, $2::jsonb,
         (select jsonb_agg(jsonb_build_object('rule', 'typescript:S1128', 'effort', 5,
             'message', 'Elimine la importación sin uso de «elemento' || n || '_' || k || '» o úsela en este archivo.',
             'range', jsonb_build_object('startLine', k, 'startColumn', 9, 'endLine', k, 'endColumn', 30)))
           from generate_series(1, ${findingsAFile}) k),
         $3, (select token_clave from proyectos limit 1)
       from analisis a, generate_series(0, ${filesOfNewest - 1}) n where a.proyecto_id = $1 and a.commit_id = 'commit-1'`,
      [project, measures, randomBytes(3000).toString('base64')],
    );
  } finally {
    await database.close();
  }
}
