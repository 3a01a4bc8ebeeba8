import { transact, type Conn, type Db } from '@mantenible/db';
import type { Schema } from '@mantenible/db/schema';
import { sql, type Selectable } from 'kysely';

import {
  leerEnlaces,
  leerMarcasAceptadas,
  leerMedidas,
  leerNiveles,
  leerPublicado,
} from './nota-guardada.schema.ts';
import { historiaDeNotas } from './historia.repository.ts';
import { sigueLeido, versionDeRubrica } from './leido-con.repository.ts';
import { estaCopiada } from './nota-de-hoy.ts';
import type {
  Autoria,
  Calificacion,
  CalificacionRepository,
  CambioNuevo,
  Correccion,
  MedidasNuevas,
} from './nota.port.ts';

/** Marks in SQL. */
export function createCalificacionRepository(db: Db, nuevoId: () => string): CalificacionRepository {
  return {
    listar: async (entregaId, proyectoId) => {
      const filas = await db
        .selectFrom('calificaciones as c')
        .selectAll('c')
        .select([vieja.as('vieja'), huella.as('huella')])
        .where('c.entrega_id', '=', entregaId)
        .$if(proyectoId !== undefined, (query) => query.where('c.proyecto_id', '=', proyectoId ?? ''))
        .orderBy('c.proyecto_id')
        .orderBy('c.orden')
        .execute();
      return filas.map(leer);
    },
    ...historiaDeNotas(db),
    guardarMedidas: (...datos) => guardarMedidas(db, nuevoId, ...datos),
    corregir: (...datos) => corregir(db, nuevoId, ...datos),
    publicar: (...datos) => publicar(db, nuevoId, ...datos),
    pedirRevision: (...datos) => pedirRevision(db, nuevoId, ...datos),
  };
}

/** Whether the figures of a mark (`c`) are of another copy than the one that counts, or older than what they are read of. */
const vieja = sql<boolean>`not exists (
  select 1 from entregados d where d.id = c.entregado_id and d.vigente
    and not exists (select 1 from entrega_analisis a where a.entrega_id = c.entrega_id
      and (a.entregado_id = d.id or (a.entregado_id is null and a.origen = 'entrega'))
      and coalesce(a.fin, a.creado) > c.calculado)
    and not exists (select 1 from patrones p where p.entrega_id = c.entrega_id and p.creado > c.calculado))`;

/** Fingerprint of the figures of a mark (`c`): its lecturers do not see when they are computed again. */
const huella = sql<string>`md5(c.medidas::text)`;

function corregir(
  db: Db,
  nuevoId: () => string,
  ...[entregaId, leidas, decidido, escritura]: Parameters<CalificacionRepository['corregir']>
): ReturnType<CalificacionRepository['corregir']> {
  const { por, now, leidoCon, rubrica, esperada, marcasDe, cambiosDe } = escritura;
  return transact(db, async (trx) => {
    const copia = (await sigueLeido(trx, entregaId, leidoCon)) ? leidas.copia : null;
    if ((await versionDeRubrica(trx, entregaId)) !== rubrica) return 'otra-rubrica';
    const medidas = { ...leidas, copia };
    await insertarMedidas(trx, nuevoId, entregaId, [medidas], { por, now });
    // The newest correction counts; the first one stays as it is once a second one was asked for.
    const antes = await trx
      .selectFrom('calificaciones')
      .select(['id', 'version', 'nota_docente', 'motivo', 'publicada', 'marcas'])
      .where('entrega_id', '=', entregaId)
      .where('proyecto_id', '=', medidas.proyectoId)
      .orderBy('orden', 'desc')
      .limit(1)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (esperada !== null && antes.version !== esperada) return 'otra-version';
    const marcas = marcasDe(leerMarcasAceptadas(antes.marcas, antes.id));
    await trx
      .updateTable('calificaciones')
      .set((eb) => ({
        ...columnasDe(medidas, { ...decidido, marcas }),
        calculado: now,
        version: eb('version', '+', 1),
        por: JSON.stringify(por),
        cambiado: now,
      }))
      .where('id', '=', antes.id)
      .execute();
    const cambios = cambiosDe({ manual: manualDe(antes), publicada: antes.publicada !== null });
    await anotar(
      trx,
      cambios.map((cambio) => ({ calificacion: antes.id, cambio })),
      { por, now },
      nuevoId,
    );
    return 'corregida';
  });
}

const columnasDe = ({ medidas, copia }: MedidasNuevas, { niveles, enlaces, marcas, manual }: Correccion) => ({
  medidas: JSON.stringify(medidas),
  entregado_id: copia,
  niveles: JSON.stringify(niveles),
  enlaces: JSON.stringify(enlaces),
  marcas: JSON.stringify(marcas),
  nota_docente: manual?.nota ?? null,
  motivo: manual?.motivo ?? null,
});

type Fila = Selectable<Schema['calificaciones']>;

const manualDe = ({ nota_docente, motivo }: Pick<Fila, 'nota_docente' | 'motivo'>) =>
  nota_docente === null ? null : { nota: nota_docente, motivo: motivo ?? '' };

function pedirRevision(
  db: Db,
  nuevoId: () => string,
  ...[primera, motivo, { por, now }]: Parameters<CalificacionRepository['pedirRevision']>
): Promise<boolean> {
  return transact(db, async (trx) => {
    const pedida = await trx
      .updateTable('calificaciones')
      .set({ revision_pedida: now, revision_motivo: motivo })
      .where('id', '=', primera._id)
      .where('revision_pedida', 'is', null)
      .where('publicada', 'is not', null)
      .returningAll()
      .executeTakeFirst();
    if (!pedida) return false;
    // Read in this statement: what another lecturer changed a moment ago is in the copy too.
    await trx
      .insertInto('calificaciones')
      .values({
        ...pedida,
        id: nuevoId(),
        orden: 2,
        medidas: JSON.stringify(pedida.medidas),
        niveles: JSON.stringify(pedida.niveles),
        enlaces: JSON.stringify(pedida.enlaces),
        marcas: JSON.stringify(pedida.marcas),
        publicado: null,
        publicada: null,
        revision_pedida: null,
        revision_motivo: null,
        version: pedida.version + 1,
        por: JSON.stringify(por),
        cambiado: now,
      })
      .execute();
    const cambio = { que: 'revision-pedida', nota: null, motivo };
    await anotar(trx, [{ calificacion: primera._id, cambio }], { por, now }, nuevoId);
    return true;
  });
}

function leer(fila: Fila & Pick<Calificacion, 'vieja' | 'huella'>): Calificacion {
  const { id } = fila;
  const publicado = leerPublicado(fila.publicado, id);
  return {
    _id: id,
    proyectoId: fila.proyecto_id,
    orden: fila.orden,
    medidas: leerMedidas(fila.medidas, id),
    niveles: leerNiveles(fila.niveles, id),
    enlaces: leerEnlaces(fila.enlaces, id),
    marcas: leerMarcasAceptadas(fila.marcas, id),
    manual: manualDe(fila),
    vieja: fila.vieja,
    huella: fila.huella,
    publicado: publicado && fila.publicada && { ...publicado, publicada: fila.publicada.toISOString() },
    revision: fila.revision_pedida && {
      motivo: fila.revision_motivo ?? '',
      pedida: fila.revision_pedida.toISOString(),
    },
    version: fila.version,
  };
}

/** Stores figures in one statement for many projects: first corrections, and the second ones beside them. */
async function guardarMedidas(
  db: Db,
  nuevoId: () => string,
  ...[entregaId, medidas, autoria]: Parameters<CalificacionRepository['guardarMedidas']>
): Promise<boolean> {
  if (medidas.length === 0) return true;
  return transact(db, async (trx) => {
    if (!(await sigueLeido(trx, entregaId, autoria.leidoCon))) return false;
    await insertarMedidas(trx, nuevoId, entregaId, medidas, autoria);
    // A correction that was saved meanwhile has figures of its own, with the links that it accepts.
    await sql`update calificaciones c set medidas = n.medidas, entregado_id = n.copia, calculado = ${autoria.now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(medidas)}::jsonb) as n("proyectoId" uuid, copia uuid, medidas jsonb, version integer)
      where c.entrega_id = ${entregaId} and c.proyecto_id = n."proyectoId"
        and not exists (select 1 from calificaciones o
          where o.entrega_id = c.entrega_id and o.proyecto_id = c.proyecto_id and o.version > n.version)`.execute(
      trx,
    );
    return true;
  });
}

/** First corrections of projects that have none, with figures alone. */
async function insertarMedidas(
  trx: Conn,
  nuevoId: () => string,
  entregaId: string,
  medidas: readonly MedidasNuevas[],
  { por, now }: Autoria,
): Promise<void> {
  const nuevas = medidas.map((una) => ({ id: nuevoId(), ...una }));
  await sql`insert into calificaciones (id, entrega_id, proyecto_id, orden, medidas, entregado_id, calculado, niveles, enlaces,
      version, por, cambiado)
    select n.id, ${entregaId}::uuid, n."proyectoId", 1, n.medidas, n.copia, ${now}::timestamptz, '{}'::jsonb, '[]'::jsonb, 1,
      ${JSON.stringify(por)}::jsonb, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(nuevas)}::jsonb) as n(id uuid, "proyectoId" uuid, copia uuid, medidas jsonb)
    on conflict (entrega_id, proyecto_id, orden) do nothing`.execute(trx);
}

async function publicar(
  db: Db,
  nuevoId: () => string,
  ...[entregaId, { rubrica, escala }, publicadas, autoria]: Parameters<CalificacionRepository['publicar']>
): ReturnType<CalificacionRepository['publicar']> {
  if (publicadas.length === 0) return [];
  const { now } = autoria;
  return transact(db, async (trx) => {
    const suEscala = await fijarEscala(trx, entregaId);
    // Locked before its copies are read: a later deadline would take new ones meanwhile.
    const entrega = await trx
      .selectFrom('entregas')
      .select(['fin', 'copiada', 'publicada'])
      .where('id', '=', entregaId)
      .forUpdate()
      .executeTakeFirst();
    if (!entrega || !estaCopiada(entrega, now)) return 'sin-copiar';
    if (suEscala !== escala) return 'otra-escala';
    if ((await versionDeRubrica(trx, entregaId)) !== rubrica) return 'otra-rubrica';
    const { rows } = await sql<{ id: string; proyecto_id: string }>`update calificaciones c
      set publicado = n.publicada, publicada = ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(publicadas)}::jsonb) as n("_id" uuid, version integer, huella text, publicada jsonb,
        anterior timestamptz)
      where c.id = n."_id" and c.version = n.version and ${huella} = n.huella and c.publicada is not distinct from n.anterior
        and c.entrega_id = ${entregaId} and not ${vieja}
      returning c.id, c.proyecto_id`.execute(trx);
    const hechas = new Set(rows.map(({ id }) => id));
    const cambios = publicadas
      .filter(({ _id }) => hechas.has(_id))
      .map(({ _id, motivo, publicada }) => ({
        calificacion: _id,
        cambio: {
          que: motivo === null ? 'publicada' : 'publicada-de-nuevo',
          nota: publicada.nota,
          motivo: motivo ?? publicada.motivo,
        },
      }));
    await anotar(trx, cambios, autoria, nuevoId);
    if (rows.length > 0)
      await trx
        .updateTable('entregas')
        .set({ publicada: now })
        .where('id', '=', entregaId)
        .where('publicada', 'is', null)
        .execute();
    return rows.map(({ proyecto_id }) => proyecto_id);
  });
}

/** Scale of the course, which is locked until the marks stand: from then on it stays. */
async function fijarEscala(trx: Conn, entregaId: string): Promise<number | undefined> {
  const curso = await trx
    .selectFrom('cursos')
    .select('escala')
    .where('id', '=', (eb) => eb.selectFrom('entregas').select('curso_id').where('id', '=', entregaId))
    .forShare()
    .executeTakeFirst();
  return curso?.escala;
}

async function anotar(
  trx: Conn,
  cambios: readonly { readonly calificacion: string; readonly cambio: CambioNuevo }[],
  { por, now }: Autoria,
  nuevoId: () => string,
): Promise<void> {
  if (cambios.length === 0) return;
  const filas = cambios.map(({ calificacion, cambio }) => ({ ...cambio, id: nuevoId(), calificacion }));
  await sql`insert into calificacion_cambios (id, calificacion_id, que, nota, motivo, por, momento)
    select n.id, n.calificacion, n.que, n.nota, n.motivo, ${JSON.stringify(por)}::jsonb, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(filas)}::jsonb)
      as n(id uuid, calificacion uuid, que text, nota double precision, motivo text)`.execute(trx);
}
