import { randomUUID } from 'node:crypto';

import type { Conn } from '@mantenible/db';
import { grupoDe, type Apunte, type Auditoria } from '@mantenible/domain/auditoria';
import { sql } from 'kysely';

/** Longer names are truncated: a list shows one line. */
const maxTexto = 255;

/** Entries of the audit trail in SQL; in a transaction they are stored with the action, or neither is. */
export function createAuditoria(conn: Conn, now: () => Date): Auditoria {
  return {
    apuntar: async (...apuntes) => {
      if (apuntes.length === 0) return;
      const filas = apuntes.map((apunte) => filaDe(apunte, now()));
      await conn
        .insertInto('auditoria')
        .values(filas)
        .onConflict((oc) =>
          oc.column('grupo').doUpdateSet((eb) => ({
            ultimo: eb.ref('excluded.ultimo'),
            veces: eb('auditoria.veces', '+', 1),
            detalle: detallesJuntos,
          })),
        )
        .execute();
    },
  };
}

/** The details of the repetitions, such as addresses of failed sign-ins, each once and as many as fit. */
const detallesJuntos = sql<string>`case
  when excluded.detalle = '' or strpos(auditoria.detalle, excluded.detalle) > 0 then auditoria.detalle
  when auditoria.detalle = '' then excluded.detalle
  else left(auditoria.detalle || ', ' || excluded.detalle, ${sql.lit(maxTexto)}) end`;

function filaDe(apunte: Apunte, momento: Date) {
  const { quien, accion, objeto, objetoId = null, detalle = '', otro = null } = apunte;
  return {
    id: randomUUID(),
    momento,
    ultimo: momento,
    veces: 1,
    sub: guardable(quien.sub),
    nombre: guardable(quien.nombre),
    usuario: quien.usuario === undefined ? null : guardable(quien.usuario),
    accion,
    objeto: guardable(objeto),
    objeto_id: objetoId && guardable(objetoId),
    detalle: guardable(detalle),
    otro: otro && guardable(otro),
    grupo: grupoDe(apunte, momento),
  };
}

/** The text without what no database stores, truncated: names come from tokens and old rows, too. */
function guardable(texto: string): string {
  return Array.from(texto.replaceAll(/[\0\p{Cs}]/gu, ''))
    .slice(0, maxTexto)
    .join('');
}
