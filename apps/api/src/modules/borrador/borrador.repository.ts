import { transact, type Conn, type Db } from '@mantenible/db';
import type { BorradorRespuesta } from '@mantenible/domain/borrador';
import { elementoTodos } from '@mantenible/domain/respuesta';

import { enLugar, leerCompleto, leerContexto } from '../comun/borrador-consultas.repository.ts';
import type { Lugar } from '../respuesta/respuesta.port.ts';
import { leerPlan } from './borrador-guardado.schema.ts';
import type { BorradorNuevo, BorradorRepository, Titulo } from './borrador.port.ts';
import { listarBorradores } from './borradores-listados.repository.ts';
import { apartar, moverRespuestas, repartir } from './respuestas-movidas.repository.ts';

/** Drafts in SQL. */
export function createBorradorRepository(db: Db): BorradorRepository {
  return {
    contexto: (lugar) => leerContexto(db, lugar),
    crear: (lugar, nuevo, now) => transact(db, (trx) => insertar(trx, lugar, nuevo, now)),
    reemplazar: (...datos) => reemplazar(db, ...datos),
    combinar: (lugar, propio, { titulo, respuestas }, revisar, now) =>
      transact(db, async (trx) => {
        const tocado = await tocar(trx, lugar, propio, titulo, now);
        if (!tocado) return null;
        revisar(leerPlan(tocado.plan, tocado.id));
        if (respuestas.length > 0) await combinarRespuestas(trx, tocado.id, respuestas);
        return leerCompleto(trx, lugar);
      }),
    buscar: (lugar) => leerCompleto(db, lugar),
    listar: (de) => listarBorradores(db, de),
    borrar: (lugar, id) =>
      transact(db, async (trx) => {
        const enSuLugar = trx.deleteFrom('borradores').where((eb) => enLugar(eb, lugar));
        await enSuLugar.$if(id !== null, (qb) => qb.where('id', '=', id)).execute();
        return (await leerId(trx, lugar)) === null;
      }),
  };
}

/** Id of the scope's draft, or null. */
async function leerId(trx: Conn, lugar: Lugar): Promise<string | null> {
  const fila = await trx
    .selectFrom('borradores')
    .where((eb) => enLugar(eb, lugar))
    .select('id')
    .executeTakeFirst();
  return fila?.id ?? null;
}

function reemplazar(db: Db, ...[lugar, id, hacer, now]: Parameters<BorradorRepository['reemplazar']>) {
  return transact(db, async (trx) => {
    // The lock orders this after or before a change of another tab.
    if (!(await tocar(trx, lugar, id, null, now))) return false;
    const previo = await leerCompleto(trx, lugar);
    const nuevo = previo && hacer(previo);
    if (!nuevo) return false;
    if (nuevo.borrador._id === id) {
      await trx.deleteFrom('borradores').where('id', '=', id).execute();
      return insertar(trx, lugar, nuevo, now);
    }
    const { iguales, otras } = repartir({ guardadas: previo.respuestas, nuevas: nuevo.respuestas });
    await apartar(trx, id);
    const creado = await insertar(trx, lugar, { ...nuevo, respuestas: otras }, now);
    if (!creado) throw new Error('the place of a locked draft is taken');
    await moverRespuestas(trx, { de: id, a: nuevo.borrador._id }, iguales);
    await trx.deleteFrom('borradores').where('id', '=', id).execute();
    return true;
  });
}

async function insertar(
  trx: Conn,
  lugar: Lugar,
  { borrador, respuestas }: BorradorNuevo,
  now: Date,
): Promise<boolean> {
  const creado = await trx
    .insertInto('borradores')
    .values({
      id: borrador._id,
      id_persona: lugar.idPersona,
      proyecto_id: lugar.proyectoId,
      tipo: lugar.tipo,
      elemento: lugar.elementoId ?? elementoTodos,
      intentos: lugar.intentos ?? 0,
      adicionales: JSON.stringify(borrador.adicionales),
      titulo: borrador.titulo.texto,
      titulo_version: borrador.titulo.version,
      plan: JSON.stringify(borrador.plan),
      cambios: JSON.stringify(borrador.cambios),
      creado: now,
      actualizado: now,
    })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!creado) return false;
  const filas = respuestas.filter(
    (r) => r.version > 0 || r.nivel !== null || r.comentario !== '' || (r.evidencias ?? []).length > 0,
  );
  if (filas.length > 0) await combinarRespuestas(trx, borrador._id, filas);
  return true;
}

/** Locks the draft, and stores the title when it is newer. */
function tocar(
  trx: Conn,
  lugar: Lugar,
  id: string | null,
  titulo: Titulo | null,
  now: Date,
): Promise<{ readonly id: string; readonly plan: unknown } | undefined> {
  return trx
    .updateTable('borradores')
    .set((eb) => {
      if (!titulo) return { actualizado: now };
      const nuevo = eb('titulo_version', '<', titulo.version);
      return {
        actualizado: now,
        titulo: eb.case().when(nuevo).then(titulo.texto).else(eb.ref('titulo')).end(),
        titulo_version: eb.case().when(nuevo).then(titulo.version).else(eb.ref('titulo_version')).end(),
      };
    })
    .where((eb) => enLugar(eb, lugar))
    .$if(id !== null, (qb) => qb.where('id', '=', id))
    .returning(['id', 'plan'])
    .executeTakeFirst();
}

/** Stores all answers in one statement; of each question the higher version stays. */
async function combinarRespuestas(
  conn: Conn,
  borradorId: string,
  respuestas: readonly BorradorRespuesta[],
): Promise<void> {
  await conn
    .insertInto('borrador_respuestas')
    .values(
      respuestas.map((r) => ({
        borrador_id: borradorId,
        lista_id: r.listaVerificacion,
        pauta_id: r.pautaId,
        valor: r.valor,
        nivel: r.nivel,
        comentario: r.comentario,
        evidencias: JSON.stringify(r.evidencias ?? []),
        version: r.version,
      })),
    )
    .onConflict((oc) =>
      oc
        .columns(['borrador_id', 'lista_id', 'pauta_id'])
        .doUpdateSet((eb) => ({
          valor: eb.ref('excluded.valor'),
          nivel: eb.ref('excluded.nivel'),
          comentario: eb.ref('excluded.comentario'),
          evidencias: eb.ref('excluded.evidencias'),
          version: eb.ref('excluded.version'),
        }))
        .whereRef('excluded.version', '>', 'borrador_respuestas.version'),
    )
    .execute();
}
