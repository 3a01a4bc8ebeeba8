import type { Db } from '@mantenible/db';
import { sql, type RawBuilder } from 'kysely';

import { enTramos, type Turn } from '../../comun/en-tramos.ts';
import type { FilaDeDatos, ParteDeDatos } from './datos-de-persona.port.ts';

/** Rows in memory at once. */
const porTramo = 500;

interface FilaOrdenada {
  readonly _orden: string | null;
  readonly _id: string;
}

/** A part of the file; the columns of its statement have the titles' names, and `_a` and `_b` order the rows. */
export interface Consulta extends Omit<ParteDeDatos, 'filas'> {
  /** Whether `_b` is the uuid of a row, as in an index; otherwise it is a text. */
  readonly conId?: boolean;
  readonly filas: (sub: string) => RawBuilder<unknown>;
}

/** A subject, or a column of subjects. */
type Sujeto = string | RawBuilder<unknown>;

/** The user name of a person, of an account or of the last token. */
export const usuarioDe = (sub: Sujeto) =>
  sql<
    string | null
  >`coalesce((select usuario from cuentas where sub = ${sub}), (select usuario from personas where sub = ${sub}))`;

export const correoDe = (sub: Sujeto) => sql<string | null>`(select correo from cuentas where sub = ${sub})`;

/** The domain's `usuarioNormal` of a value. */
export const normal = (valor: RawBuilder<unknown>) => sql`lower(normalize(btrim(${valor}), NFKC))`;

/** Rows of class lists that name the person: those that a joining matched, and those that the next one would. */
export const filaDeClaseDe = (sub: Sujeto) =>
  sql<boolean>`(curso_lista.sub = ${sub} or curso_lista.sub is null and
    (${normal(sql.ref('curso_lista.usuario'))} = ${normal(usuarioDe(sub))}
      or ${normal(sql.ref('curso_lista.correo'))} = ${normal(correoDe(sub))}))`;

/** Rows of what was delivered by a team that the person was in. */
export const entregadoDe = (sub: Sujeto) =>
  sql<boolean>`(entregados.propietario = ${sub} or entregados.miembros @> jsonb_build_array(jsonb_build_object('sub', ${sub}::text)))`;

export async function* leerParte(
  db: Db,
  turn: Turn,
  { titulos, filas, conId = false }: Pick<Consulta, 'titulos' | 'filas' | 'conId'>,
  sub: string,
): AsyncGenerator<FilaDeDatos> {
  const tipo = sql.raw(conId ? 'uuid' : 'text');
  const leer = async (tras: FilaOrdenada | null) => {
    const resto =
      tras === null ? sql`true` : sql`(_a, _b) > (${tras._orden}::timestamptz, ${tras._id}::${tipo})`;
    const { rows } = await sql<FilaOrdenada & FilaDeDatos>`
      select todas.*, _a::text as _orden, _b::text as _id from (${filas(sub)}) as todas
      where ${resto} order by _a, _b limit ${porTramo}`.execute(db);
    return rows;
  };
  for await (const fila of enTramos(turn, porTramo, leer))
    yield Object.fromEntries(titulos.map((titulo) => [titulo, fila[titulo]]));
}
