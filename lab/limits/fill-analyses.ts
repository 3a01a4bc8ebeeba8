import { randomBytes } from 'node:crypto';

import { openDatabase, type Database } from '../../packages/db/src/index.ts';
import { packText } from '../../packages/runner/src/packed-text.ts';

const silent = { info: () => undefined, warn: () => undefined, error: console.error };

/** Greatest analysis (docs/configuracion.md and the limits of the analyser): files, findings, kept results, omitted files. */
const files = 20_000;
const findingsAFile = 5;
const history = 50;
const omitted = 1000;
const batch = 1000;
const actions = 100;
const criticalFiles = 500;
const pastPoints = 24;

/** Random text in which no compression finds anything to repeat. */
const noise = randomBytes(150_000).toString('base64');

const measures = JSON.stringify({
  ncloc: 20,
  lines: 25,
  comment_lines: 2,
  comment_lines_density: 9.1,
  complexity: 5,
  cognitive_complexity: 5,
  duplicated_lines: 4,
  duplicated_lines_density: 16,
  duplicated_blocks: 1,
  duplicated_files: 1,
  code_smells: findingsAFile,
  functions: 3,
  classes: 1,
  statements: 12,
});

/** Opens the database of a stopped server for one use. */
export async function withDatabase(
  folder: string,
  use: (database: Database) => Promise<void>,
): Promise<void> {
  const database = await openDatabase({ dataDir: folder, log: silent });
  try {
    await use(database);
  } finally {
    await database.close();
  }
}

/** Fills one project with as much as 300 MB of kept analyses hold, another with paths of 4000 characters. */
export async function fillAnalyses(
  database: Database,
  proyecto: string,
  conRutasLargas: string,
): Promise<void> {
  const newest = await addAnalyses(database, proyecto, history);
  await addFiles(database, newest, "'src/modulo-' || n % 200 || '/archivo-' || n || '.ts'", 4500);
  await addParts(database, proyecto);
  await addDetails(database, proyecto);
  await addHotspots(database, newest);
  await addActions(database, proyecto);
  await addPast(database, proyecto);
  const long = await addAnalyses(database, conRutasLargas, 2);
  await addFiles(database, long, "substr($2, 1 + n, 3980) || '/' || n || '.ts'", 100);
}

/** Finished analyses of a project, each with as many omitted files as are kept; returns the newest. */
async function addAnalyses(database: Database, proyecto: string, count: number): Promise<string> {
  const rows = await database.execute(
    `insert into analisis (id, proyecto_id, id_persona, estado, rama, commit_id, huella, enlace, creado, inicio, fin, grado,
       fase, hechos, total, medidas, omitidos)
     select gen_random_uuid(), id, id_persona, 'listo', branch, 'commit-' || n, 'h', link, current_timestamp - n * interval '1 hour',
       current_timestamp, current_timestamp - n * interval '1 hour', 80, 'guardando', 0, 0, $2::jsonb,
       (select jsonb_agg(jsonb_build_object('ruta', substr($3, 1 + n * 100 + k, 400), 'motivo', 'Es demasiado grande.'))
         from generate_series(1, ${omitted}) k)
     from proyectos, generate_series(1, ${count}) n where id = $1 returning id::text, commit_id`,
    [proyecto, measures, noise],
  );
  return textOf(rows, 'commit-1');
}

function textOf(rows: readonly unknown[], commit: string): string {
  for (const row of rows)
    if (
      typeof row === 'object' &&
      row !== null &&
      'commit_id' in row &&
      row.commit_id === commit &&
      'id' in row
    )
      return String(row.id);
  throw new Error('nothing was written');
}

/** `path` is SQL over the number `n` of a file and the noise `$2`. */
async function addFiles(
  database: Database,
  analisis: string,
  path: string,
  textChars: number,
): Promise<void> {
  for (let from = 0; from < files; from += batch)
    await database.execute(
      `insert into analisis_archivos (analisis_id, posicion, ruta, lenguaje, analizable, medidas, incidencias, texto_cifrado,
         texto_clave)
       select $1, n, ${path}, 'ts', true, $3::jsonb,
         (select jsonb_agg(jsonb_build_object('rule', 'typescript:S1128', 'effort', 5,
             'message', 'Elimine la importación sin uso de «elemento' || n || '_' || k || '» o úsela en este archivo.',
             'range', jsonb_build_object('startLine', k, 'startColumn', 9, 'endLine', k, 'endColumn', 30)))
           from generate_series(1, ${findingsAFile}) k),
         substr($2, 1 + n, ${textChars}), (select token_clave from proyectos limit 1)
       from generate_series(${from}, ${from + batch - 1}) n`,
      [analisis, noise, measures],
    );
}

async function addParts(database: Database, proyecto: string): Promise<void> {
  for (let from = 0; from < files; from += batch)
    await database.execute(
      `insert into analisis_partes (proyecto_id, huella, parte) select $1, 'blob-' || n, substr($2, 1 + n, 3000)
       from generate_series(${from}, ${from + batch - 1}) n`,
      [proyecto, noise],
    );
}

/** The greatest detail that is kept, for each analysis. */
async function addDetails(database: Database, proyecto: string): Promise<void> {
  const [first, second] = [await packedDetail(0), await packedDetail(1)];
  for (let n = 1; n <= history; n += 1)
    await database.execute(
      `insert into detalles_analisis (proyecto_id, commit_id, huella, version, paquete) values ($1, $2, 'h', '1', $3)`,
      [proyecto, `commit-${n}`, n % 2 === 0 ? second : first],
    );
}

/** A detail in the format of the API's paquete.schema: one line of JSON a file; half of the findings differ by `seed`. */
function packedDetail(seed: number): Promise<string> {
  const lines = Array.from({ length: files }, (_file, n) => {
    const findings = Array.from({ length: 4 }, (_finding, k) => [
      'typescript:S1128',
      k + 1,
      hashOf(n * 4 + k, k % 2 === 0 ? 0 : seed),
      5,
      `Elimine la importación sin uso de «elemento${n}_${k}» o úsela en este archivo.`,
    ]);
    const path = `src/modulo-${n % 200}/archivo-${n}.ts`;
    return JSON.stringify([path, `blob-${n}-${seed}`, true, [20, 2, 5, 5, 4, 16, 5], 0, findings, []]);
  });
  return packText(lines.join('\n'));
}

/** Twelve characters, as the hash of a line has them. */
const hashOf = (n: number, seed: number) =>
  noise.slice(n + seed * 100_000, n + seed * 100_000 + 12).padEnd(12, 'x');

async function addHotspots(database: Database, analisis: string): Promise<void> {
  await database.execute(
    `insert into puntos_criticos (analisis_id, estado, creado, commits, desde, completos, total, archivos, prioritarios)
     select $1, 'listo', current_timestamp, 1000, current_timestamp, true, 5000,
       (select jsonb_agg(jsonb_build_object('ruta', substr($2, n, 1000), 'cambios', n, 'complejidad', n, 'lineas', n, 'incidencias', n))
         from generate_series(1, ${criticalFiles}) n), '[]'`,
    [analisis, noise],
  );
}

async function addActions(database: Database, proyecto: string): Promise<void> {
  await database.execute(
    `insert into acciones_mejora (id, proyecto_id, origen_tipo, origen_clave, texto, esfuerzo, estado, version, enlace, rama, base, creado)
     select gen_random_uuid(), id, 'archivo', 'src/modulo-' || n % 200 || '/archivo-' || n || '.ts', 'Acción ' || n, 'medio', 'pendiente', 1, link,
       branch, '{"version":"1","archivos":[{"ruta":"a.ts","blob":"b","silencios":0,"hallazgos":["x"]}]}', current_timestamp - interval '1 day'
     from proyectos, generate_series(1, ${actions}) n where id = $1`,
    [proyecto],
  );
}

async function addPast(database: Database, proyecto: string): Promise<void> {
  await database.execute(
    `with nuevo as (insert into pasados (id, proyecto_id, id_persona, estado, enlace, rama, creado, fin, fase, hechos, total, avisos)
       select gen_random_uuid(), id, id_persona, 'listo', link, branch, current_timestamp, current_timestamp, 'guardando', 0, 0, '[]'
       from proyectos where id = $1 returning id)
     insert into pasado_puntos (pasado_id, posicion, commit_id, fecha, grado, medidas)
     select id, n, 'commit-' || n, current_timestamp - n * interval '1 day', 80, $2::jsonb from nuevo, generate_series(1, ${pastPoints}) n`,
    [proyecto, measures],
  );
}
