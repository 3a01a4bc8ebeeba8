import type { Conn } from '@mantenible/db';
import type { CatalogoEntero, ModoDeTraslado, PautaTrasladada } from '@mantenible/domain/traslado';
import { sql } from 'kysely';

import { primeraVersion } from '../../comun/version.repository.ts';
import { columnaMedida } from '../columna-medida.ts';
import { metricasDeSubcaracteristica, pautasDeLista, reemplazarEnlaces } from '../enlaces.repository.ts';
import { guardarEnPapelera } from '../papelera/guardar-en-papelera.repository.ts';
import type { Efecto } from './traslado.port.ts';

/** Records of one statement: the levels of a hundred guidelines are 2000 parameters. */
const porSentencia = 100;

/** Tables of the catalogue in the order in which they refer to each other, from the referring one. */
const tablas = {
  subcaracteristicas: 'subcaracteristicas',
  metricas: 'metricas',
  listasVerificacion: 'listas_verificacion',
  pautas: 'pautas',
} as const;
type Tabla = (typeof tablas)[keyof typeof tablas];

interface Escritura {
  readonly modo: ModoDeTraslado;
  readonly moment: Date;
  /** Subject of the person who imports. */
  readonly quien: string;
}

/** Writes the records that an import writes, with levels and links, and deletes those that it removes. */
export async function escribirRegistros(
  trx: Conn,
  { escritos, borrados }: Efecto,
  entrega: CatalogoEntero,
  { modo, moment, quien }: Escritura,
): Promise<void> {
  const deEstos = <T extends { readonly _id: string }>(cosas: readonly T[]) =>
    cosas.filter(({ _id }) => escritos.has(_id));
  const { pautas, listasVerificacion, metricas, subcaracteristicas } = entrega;
  const sobran = Object.entries(tablas) as [keyof typeof tablas, Tabla][];
  // All of them first: a deletion takes references from the others.
  for (const [parte, tabla] of sobran)
    for (const ids of grupos(borrados[parte]))
      await guardarEnPapelera(trx, tabla, ids, { quien, now: moment });
  for (const [parte, tabla] of sobran) await borrar(trx, tabla, borrados[parte]);
  for (const ids of grupos([...escritos])) await trx.deleteFrom('papelera').where('id', 'in', ids).execute();
  await escribir(trx, 'pautas', filasDe(pautas, moment, escritos, columnasPauta));
  await escribirNiveles(trx, deEstos(pautas));
  const conNombre = ({ nombre }: { readonly nombre: string }) => ({ nombre });
  await escribir(trx, 'listas_verificacion', filasDe(listasVerificacion, moment, escritos, conNombre));
  for (const { _id, pautas: ids } of deEstos(listasVerificacion))
    await reemplazarEnlaces(trx, pautasDeLista, _id, ids);
  await escribir(
    trx,
    'metricas',
    filasDe(metricas, moment, escritos, ({ nombre, listaVerificacion }) => ({
      nombre,
      lista_id: listaVerificacion,
    })),
  );
  await escribir(trx, 'subcaracteristicas', filasDe(subcaracteristicas, moment, escritos, conNombre));
  for (const { _id, metricas: ids } of deEstos(subcaracteristicas))
    await reemplazarEnlaces(trx, metricasDeSubcaracteristica, _id, ids);
  await escribirClaves(trx, [...pautas, ...listasVerificacion], modo);
}

const columnasPauta = (pauta: PautaTrasladada) => ({
  descripcion: pauta.descripcion,
  pregunta: pauta.pregunta,
  medida: columnaMedida(pauta),
});

type Columnas = Readonly<Record<string, string | null>>;

/** Rows of the records to be written. Their moments of creation are apart, since lists of the catalogue are in that order. */
function filasDe<T extends { readonly _id: string }>(
  cosas: readonly T[],
  moment: Date,
  escritos: ReadonlySet<string>,
  columnas: (cosa: T) => Columnas,
) {
  return cosas
    .map((cosa, lugar) => ({ cosa, creado: new Date(moment.getTime() + lugar) }))
    .filter(({ cosa }) => escritos.has(cosa._id))
    .map(({ cosa, creado }) => ({ id: cosa._id, creado, columnas: columnas(cosa) }));
}

/** Inserts rows; one that exists gets these columns and the next version, and keeps its moment of creation. */
async function escribir(trx: Conn, tabla: Tabla, filas: ReturnType<typeof filasDe>): Promise<void> {
  for (const grupo of grupos(filas)) {
    const nombres = Object.keys(grupo[0]?.columnas ?? {}).map((columna) => sql.ref(columna));
    const valores = grupo.map(
      ({ id, creado, columnas }) =>
        sql`(${id}, ${creado}, ${sql.lit(primeraVersion)}, ${sql.join(Object.values(columnas))})`,
    );
    const cambios = nombres.map((columna) => sql`${columna} = excluded.${columna}`);
    await sql`
      insert into ${sql.table(tabla)} (id, creado, version, ${sql.join(nombres)}) values ${sql.join(valores)}
      on conflict (id) do update set ${sql.join(cambios)}, version = ${sql.table(tabla)}.version + 1
    `.execute(trx);
  }
}

async function escribirNiveles(trx: Conn, pautas: readonly PautaTrasladada[]): Promise<void> {
  for (const grupo of grupos(pautas)) {
    const ids = grupo.map(({ _id }) => _id);
    await trx.deleteFrom('niveles').where('pauta_id', 'in', ids).execute();
    const niveles = grupo.flatMap(({ _id: pauta_id, nivelesCumplimiento }) =>
      nivelesCumplimiento.map((nivel, posicion) => ({ pauta_id, posicion, ...nivel })),
    );
    await trx.insertInto('niveles').values(niveles).execute();
  }
}

async function borrar(trx: Conn, tabla: Tabla, ids: readonly string[]): Promise<void> {
  for (const grupo of grupos(ids)) await trx.deleteFrom(tabla).where('id', 'in', grupo).execute();
}

/** Records which guideline or list came from the starter content. Beside the catalogue of this installation, its own keys stay. */
async function escribirClaves(
  trx: Conn,
  cosas: readonly { readonly _id: string; readonly clave?: string | undefined }[],
  modo: ModoDeTraslado,
): Promise<void> {
  const claves = cosas.flatMap(({ _id, clave }) =>
    clave === undefined ? [] : [{ clave, elemento_id: _id }],
  );
  const unicas = [...new Map(claves.map((una) => [una.clave, una])).values()];
  for (const grupo of grupos(unicas))
    await trx
      .insertInto('claves_iniciales')
      .values(grupo)
      .onConflict((oc) =>
        modo === 'anadir'
          ? oc.column('clave').doNothing()
          : oc.column('clave').doUpdateSet((eb) => ({ elemento_id: eb.ref('excluded.elemento_id') })),
      )
      .execute();
}

function grupos<T>(cosas: readonly T[]): readonly (readonly T[])[] {
  const cuantos = Math.ceil(cosas.length / porSentencia);
  return Array.from({ length: cuantos }, (_, i) => cosas.slice(i * porSentencia, (i + 1) * porSentencia));
}
