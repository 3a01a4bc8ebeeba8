import { sql, type Kysely } from 'kysely';

type Conn = Kysely<unknown>;

/** Questions and answers of a saved test, as far as its means need them. */
interface Prueba {
  readonly id: string;
  readonly plan: {
    readonly filas: readonly {
      readonly nombre: string;
      readonly metricas: readonly { readonly listaVerificacion: string }[];
    }[];
    readonly preguntas: readonly (Pregunta & {
      readonly nivelesCumplimiento: readonly { readonly valor: number }[];
    })[];
  };
  readonly respuestas: readonly (Pregunta & { readonly valor: number | null })[];
}
interface Pregunta {
  readonly listaVerificacion: string;
  readonly pautaId: string;
}

/** Rows in memory at once. */
const lote = 100;

/**
 * Keeps the means of a saved test beside it: `promedio` overall and `promedios` of its rows, as unrounded fractions.
 * The formula is the one in force at this migration, computed here so that older rows get the very same figures.
 */
export async function up(db: Conn): Promise<void> {
  await db.schema
    .alterTable('respuestas')
    .addColumn('promedio', 'double precision')
    .addColumn('promedios', 'jsonb', (c) => c.notNull().defaultTo(sql`'[]'`))
    .execute();
  await db.schema
    .alterTable('respuestas')
    .alterColumn('promedios', (c) => c.dropDefault())
    .execute();
  await llenar(db, '00000000-0000-0000-0000-000000000000');
  await db.schema
    .createIndex('respuestas_proyecto')
    .on('respuestas')
    .columns(['proyecto_id', 'creado'])
    .execute();
}

async function llenar(db: Conn, desde: string): Promise<void> {
  const { rows } = await sql<Prueba>`
    select id, plan, respuestas from respuestas where id > ${desde} order by id limit ${lote}`.execute(db);
  for (const { id, plan, respuestas } of rows) {
    // A damaged row must not prevent the start of the server: its report shows the fault.
    const promedios = esLegible(plan, respuestas) ? calcular(plan, respuestas) : [];
    const promedio = media(promedios.map((fila) => fila.promedio));
    await sql`update respuestas set promedio = ${promedio}, promedios = ${JSON.stringify(promedios)}
      where id = ${id}`.execute(db);
  }
  const ultima = rows.at(-1);
  if (ultima && rows.length === lote) await llenar(db, ultima.id);
}

function esLegible(plan: Partial<Prueba['plan']>, respuestas: unknown): boolean {
  return Array.isArray(plan.filas) && Array.isArray(plan.preguntas) && Array.isArray(respuestas);
}

function calcular({ filas, preguntas }: Prueba['plan'], respuestas: Prueba['respuestas']) {
  const valores = new Map(respuestas.map((r) => [clave(r), r.valor]));
  const promedioDeLista = (lista: string) =>
    media(
      preguntas
        .filter((pregunta) => pregunta.listaVerificacion === lista)
        .map((pregunta) => {
          const valor = valores.get(clave(pregunta)) ?? null;
          const maximo = Math.max(0, ...pregunta.nivelesCumplimiento.map((nivel) => nivel.valor));
          return valor === null || maximo === 0 ? null : valor / maximo;
        }),
    );
  return filas.map(({ nombre, metricas }) => ({
    nombre,
    promedio: media(metricas.map(({ listaVerificacion }) => promedioDeLista(listaVerificacion))),
  }));
}

const clave = ({ listaVerificacion, pautaId }: Pregunta) => `${listaVerificacion}:${pautaId}`;

function media(valores: readonly (number | null)[]): number | null {
  const cuentan = valores.filter((valor) => valor !== null);
  return cuentan.length === 0 ? null : cuentan.reduce((suma, valor) => suma + valor, 0) / cuentan.length;
}
