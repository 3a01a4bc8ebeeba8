import type { Database } from '../../packages/db/src/index.ts';
import { projectOf, subOf, variants } from './fill-class.ts';
import { idOf, sampleTest } from './sample-test.ts';

/** Delivery of everyone, and the one whose tests are compared in pairs. */
export const deliveries = { marks: idOf(20, 1), agreement: idOf(20, 2) } as const;
/** Tests that are compared in pairs. */
export const compared = 60;
const files = 25;
const findingsAFile = 4;

/** Gives a course a closed delivery of all its projects and one of 60, both copied, and analysed beside a template. */
export async function fillDeliveries(database: Database, course: string, people: number): Promise<void> {
  await addDelivery(database, course, { id: deliveries.marks, people, analysed: true });
  await addDelivery(database, course, { id: deliveries.agreement, people: compared, analysed: false });
  await database.execute(
    `insert into patrones (entrega_id, prueba_id, nombre, enlace, prueba, por, creado)
     select id, gen_random_uuid(), 'Referencia', 'https://github.com/usuario/repositorio', $1::jsonb, '{"sub":"x","nombre":"Docente"}', creado
     from entregas where curso_id = $2`,
    [JSON.stringify(sampleTest(variants)), course],
  );
}

interface Delivery {
  readonly id: string;
  readonly people: number;
  readonly analysed: boolean;
}

async function addDelivery(
  database: Database,
  course: string,
  { id, people, analysed }: Delivery,
): Promise<void> {
  const rows = `generate_series(1, ${people}) n`;
  const copy = `(substr($1::text, 1, 19) || lpad((30 + substr($1::text, 36)::int)::text, 4, '0') || '-' || lpad(n::text, 12, '0'))::uuid`;
  await database.execute(
    `insert into entregas (id, curso_id, titulo, texto, abre_local, cierra_local, abre, fin, copiada, pide, plantilla, version, creado)
     select $1::uuid, $2::uuid, 'Entrega', '', '2026-01-01T00:00', '2026-01-09T23:59', fin - interval '9 days', fin, fin,
       '{"prueba":{"tipo":"allSubcaracteristicas","elementoId":null},"analisis":true,"plan":true}', $3::jsonb, 1, fin - interval '9 days'
     from (select '2026-01-10T05:00:00Z'::timestamptz as fin) f`,
    [id, course, JSON.stringify({ proyectoId: idOf(9, 1), commit: null })],
  );
  const tests = JSON.stringify(Array.from({ length: variants }, (_, seed) => sampleTest(seed)));
  await database.execute(
    `with prueba as materialized (select ord - 1 as k, una from jsonb_array_elements($2::jsonb) with ordinality as t(una, ord))
     insert into entregados (id, entrega_id, proyecto_id, proyecto_nombre, propietario, miembros, enlace, rama, prueba_id, prueba, prueba_bytes,
       prueba_tipo, promedio, acciones, analizado, en_plazo, vigente, hasta, momento)
     select ${copy}, $1::uuid, ${projectOf('n')}, 'Proyecto ' || n, ${subOf('n')},
       jsonb_build_array(jsonb_build_object('sub', ${subOf('n')}, 'nombre', 'Persona ' || n)), 'https://github.com/usuario/repositorio', 'main',
       gen_random_uuid(), jsonb_build_object('_id', gen_random_uuid(), 'nombre', 'P', 'tipo', 'allSubcaracteristicas', 'elementoId', null, 'intentos', null,
         'creado', '2026-01-05T00:00:00.000Z', 'plan', una->'plan', 'respuestas', una->'respuestas'),
       octet_length((una->'plan')::text) + octet_length((una->'respuestas')::text), 'allSubcaracteristicas', (una->>'promedio')::float8, (select jsonb_agg(jsonb_build_object('texto', 'Dividir', 'esfuerzo', 'medio', 'estado', 'hecha',
         'responsable', null, 'creado', '2026-01-03T00:00:00Z', 'verificada', '2026-01-05T00:00:00Z')) from generate_series(1, 3)),
       true, true, true, '2026-01-10T05:00:00Z', '2026-01-10T05:00:00Z'
     from ${rows} join prueba on k = n % ${variants}`,
    [id, tests],
  );
  if (!analysed) return;
  await database.execute(
    `insert into entrega_analisis (id, entrega_id, entregado_id, origen, estado, creado, inicio, fin, fase, hechos, total, commit_id, grado, medidas,
       omitidos, incidencias)
     select gen_random_uuid(), $1::uuid, case when n > 0 then ${copy} end, 'entrega', 'listo', '2026-01-10T06:00:00Z', '2026-01-10T06:00:00Z',
       '2026-01-10T07:00:00Z', 'guardando', 0, 0, 'abc1234', 50 + n % 50, '{"ncloc":5000,"silenced_findings":2}', '[]', ${files * findingsAFile}
     from generate_series(0, ${people}) n`,
    [id],
  );
  await database.execute(
    `insert into entregado_archivos (analisis_id, posicion, ruta, lenguaje, analizable, medidas, incidencias, cuantas,
       sello_id)
     select a.id, f, 'src/archivo-' || f || '.ts', 'ts', true, '{"lines":200,"ncloc":160}',
       (select jsonb_agg(jsonb_build_object('rule', 'typescript:S1128', 'effort', 5, 'range', null, 'message',
         'Elimine la importación sin uso de «elemento' || f || '_' || k || case when k = 1 then a.id::text else '' end || '» o úsela.'))
         from generate_series(1, ${findingsAFile}) k), ${findingsAFile}, a.id
     from entrega_analisis a, generate_series(0, ${files - 1}) f where a.entrega_id = $1`,
    [id],
  );
}
