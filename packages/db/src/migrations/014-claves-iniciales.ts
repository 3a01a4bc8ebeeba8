import { sql, type Kysely } from 'kysely';

import primera from './014-primera-edicion.json' with { type: 'json' };

/** The first criterion of every installation that loaded the starter content. */
const primerCriterio = '01900000-0000-7000-8000-000000000001';

type Conn = Kysely<unknown>;
interface Texto {
  readonly id: string;
  readonly textos: readonly string[];
}

/**
 * Records which guideline and which list came from the starter content, by their key there, so that
 * additions of a later edition can be found. A null id: deleted or rewritten before this was
 * recorded.
 */
export async function up(db: Conn): Promise<void> {
  await db.schema
    .createTable('claves_iniciales')
    .addColumn('clave', 'text', (c) => c.primaryKey())
    .addColumn('elemento_id', 'uuid')
    .execute();
  const { rows } = await sql`select 1 from criterios_valoracion where id = ${primerCriterio}`.execute(db);
  if (rows.length === 0) return;
  const filas = [
    ...reconocer(primera.pautas, await leerPautas(db)),
    ...reconocer(primera.listas, await leerListas(db)),
  ];
  for (const [clave, id] of filas)
    await sql`insert into claves_iniciales (clave, elemento_id) values (${clave}, ${id})`.execute(db);
}

async function leerPautas(db: Conn): Promise<Texto[]> {
  const { rows } = await sql<Record<'id' | 'descripcion' | 'pregunta', string>>`
    select id, descripcion, pregunta from pautas order by creado, id`.execute(db);
  return rows.map(({ id, descripcion, pregunta }) => ({ id, textos: [descripcion, pregunta] }));
}

async function leerListas(db: Conn): Promise<Texto[]> {
  const { rows } = await sql<Record<'id' | 'nombre', string>>`
    select id, nombre from listas_verificacion order by creado, id`.execute(db);
  return rows.map(({ id, nombre }) => ({ id, textos: [nombre] }));
}

type Parecido = (iniciales: readonly string[], textos: readonly string[]) => boolean;

/** In the order in which they count: every text alike, the first text alone, the second alone. */
const parecidos: readonly Parecido[] = [
  (iniciales, textos) => iniciales.every((texto, i) => texto === textos[i]),
  ([primero], [titulo]) => primero === titulo,
  ([, segundo], [, pregunta]) => segundo !== undefined && segundo === pregunta,
];

/** Each key with the row that still has its texts or one of them, and each row with one key. */
function reconocer(
  iniciales: Readonly<Record<string, readonly string[]>>,
  filas: readonly Texto[],
): [string, string | null][] {
  const libres = new Set(filas);
  const halladas = new Map<string, string>();
  for (const parecido of parecidos) {
    for (const [clave, suyos] of Object.entries(iniciales)) {
      const fila = halladas.has(clave)
        ? undefined
        : [...libres].find(({ textos }) => parecido(suyos, textos));
      if (!fila) continue;
      libres.delete(fila);
      halladas.set(clave, fila.id);
    }
  }
  return Object.keys(iniciales).map((clave) => [clave, halladas.get(clave) ?? null]);
}
