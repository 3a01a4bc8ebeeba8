import type { Db } from '@mantenible/db';
import { sql } from 'kysely';

import { leerTipoDeAviso } from './aviso-guardado.schema.ts';
import type { AvisoNuevo, AvisoRepository, PlazoCercano } from './aviso.port.ts';

/** Notices in SQL. */
export function createAvisoRepository(db: Db, nuevoId: () => string): AvisoRepository {
  const fila = (uno: AvisoNuevo, now: Date) => ({
    id: nuevoId(),
    sub: uno.sub,
    tipo: uno.tipo,
    entrega_id: uno.entregaId,
    proyecto_id: uno.proyectoId,
    texto: uno.texto,
    creado: now,
    leido: null,
    unico: uno.unico,
  });
  const insertar = (nuevos: readonly AvisoNuevo[], now: Date) =>
    db.insertInto('avisos').values(nuevos.map((uno) => fila(uno, now)));
  return {
    avisar: async (nuevos, now) => {
      if (nuevos.length === 0) return;
      await insertar(nuevos, now)
        .onConflict((conflicto) =>
          conflicto
            .column('unico')
            .doUpdateSet((eb) => ({ texto: eb.ref('excluded.texto'), creado: now, leido: null })),
        )
        .execute();
    },
    avisarUnaVez: async (nuevos, now) => {
      if (nuevos.length === 0) return;
      await insertar(nuevos, now)
        .onConflict((conflicto) => conflicto.column('unico').doNothing())
        .execute();
    },
    leer: (sub, maximo) => leer(db, sub, maximo),
    existentes: async (unicos) => {
      if (unicos.length === 0) return new Set();
      const filas = await db.selectFrom('avisos').select('unico').where('unico', 'in', unicos).execute();
      return new Set(filas.flatMap(({ unico }) => unico ?? []));
    },
    marcarLeidos: async (sub, now) => {
      await db
        .updateTable('avisos')
        .set({ leido: now })
        .where('sub', '=', sub)
        .where('leido', 'is', null)
        .execute();
    },
    plazos: (...datos) => plazos(db, ...datos),
  };
}

async function leer(db: Db, sub: string, maximo: number): ReturnType<AvisoRepository['leer']> {
  const suyos = db
    .selectFrom('avisos')
    .innerJoin('entregas', 'entregas.id', 'avisos.entrega_id')
    .where('avisos.sub', '=', sub);
  const [{ n }, filas] = await Promise.all([
    suyos
      .where('avisos.leido', 'is', null)
      .select(sql<number>`count(*)::int`.as('n'))
      .executeTakeFirstOrThrow(),
    suyos
      .select(['avisos.id', 'avisos.tipo', 'avisos.entrega_id', 'avisos.proyecto_id', 'avisos.texto'])
      .select(['avisos.creado', 'avisos.leido', 'entregas.curso_id'])
      .orderBy('avisos.creado', 'desc')
      .orderBy('avisos.id')
      .limit(maximo)
      .execute(),
  ]);
  return {
    sinLeer: n,
    avisos: filas.map((una) => ({
      _id: una.id,
      tipo: leerTipoDeAviso(una.tipo, una.id),
      cursoId: una.curso_id,
      entregaId: una.entrega_id,
      proyectoId: una.proyecto_id,
      texto: una.texto,
      creado: una.creado.toISOString(),
      leido: una.leido !== null,
    })),
  };
}

async function plazos(
  db: Db,
  ...[sub, { desde, hasta }]: Parameters<AvisoRepository['plazos']>
): Promise<readonly PlazoCercano[]> {
  const filas = await db
    .selectFrom('entregas')
    .innerJoin('curso_personas', 'curso_personas.curso_id', 'entregas.curso_id')
    .where('curso_personas.sub', '=', sub)
    .where('entregas.abre', '<=', desde)
    .where('entregas.fin', '>', desde)
    .where('entregas.fin', '<=', hasta)
    .select(['entregas.id as entregaId', 'entregas.curso_id as cursoId', 'entregas.titulo', 'entregas.fin'])
    .orderBy('entregas.fin')
    .limit(50)
    .execute();
  return filas;
}
