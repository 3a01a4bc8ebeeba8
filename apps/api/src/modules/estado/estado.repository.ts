import type { Db } from '@mantenible/db';
import { sql } from 'kysely';

import type { EstadoDeCola, EstadoRepository } from './estado.port.ts';

/** Figures of the database, and of its open runs. */
export function createEstadoRepository(db: Db): EstadoRepository {
  return {
    base: async () => {
      const { rows } = await sql<{ version: string; bytes: string | number }>`
        select current_setting('server_version') as version,
          pg_database_size(current_database()) as bytes`.execute(db);
      const [{ version, bytes } = { version: '', bytes: 0 }] = rows;
      return { version, bytes: Number(bytes) };
    },
    cola: async (desde) => {
      const { rows } = await sql<EstadoDeCola>`
        select (count(*) filter (where estado = 'en-curso' and inicio is null))::int as "esperan",
          (count(*) filter (where estado = 'en-curso' and inicio is not null))::int as "enCurso",
          (count(*) filter (where estado = 'fallido' and fin > ${desde}))::int as "fallidos"
        from (select estado, inicio, fin from analisis union all select estado, inicio, fin from pasados
          union all select estado, inicio, fin from entrega_analisis where origen = 'entrega') runs`.execute(
        db,
      );
      return rows[0] ?? { esperan: 0, enCurso: 0, fallidos: 0 };
    },
  };
}
