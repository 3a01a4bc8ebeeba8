import type { Db } from '@mantenible/db';
import { sql } from 'kysely';

import { leeProyectosDeHoy } from '../comun/curso-de-hoy.repository.ts';
import { leerTipo } from '../respuesta/prueba-guardada.schema.ts';
import type { CopiaRepository, PruebaDeProyecto } from './copia.port.ts';

/** Tests of projects of a course that deliveries ask for. */
export function createPruebasDelCurso(db: Db): Pick<CopiaRepository, 'pruebas' | 'pruebasDe'> {
  const pruebasDe: CopiaRepository['pruebasDe'] = (cuales) => leer(db, cuales);
  return {
    pruebasDe,
    pruebas: async ({ cursoId, prueba, proyectos, fin }) => {
      const pedidas = [{ entregaId: '', prueba, fin }];
      return (await pruebasDe({ cursoId, proyectos, pedidas })).get('') ?? [];
    },
  };
}

interface Fila extends Omit<PruebaDeProyecto, 'tipo' | 'creado'> {
  readonly entregaId: string;
  readonly tipo: string;
  readonly creado: Date;
}

async function leer(
  db: Db,
  { cursoId, pedidas, proyectos }: Parameters<CopiaRepository['pruebasDe']>[0],
): ReturnType<CopiaRepository['pruebasDe']> {
  if (proyectos?.length === 0 || pedidas.length === 0) return new Map();
  const asked = pedidas.map(({ entregaId, prueba: { tipo, elementoId }, fin }) => {
    return { id: entregaId, tipo, elemento: elementoId, fin: fin.toISOString() };
  });
  const deEsos = proyectos === null ? sql`true` : sql`r.proyecto_id in (${sql.join(proyectos)})`;
  const { rows } = await sql<Fila>`
    select distinct on (e.id, r.proyecto_id, plazo.en) e.id as "entregaId", r.id as "_id", r.proyecto_id as "proyectoId", r.nombre,
      r.tipo, r.elemento_id as "elementoId", r.creado, r.promedio
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as e(id text, tipo text, elemento uuid, fin timestamptz)
    join respuestas r on r.tipo = e.tipo and r.elemento_id is not distinct from e.elemento
    join curso_proyectos c on c.proyecto_id = r.proyecto_id
    cross join lateral (select r.creado < e.fin as en) plazo
    where c.curso_id = ${cursoId} and ${deEsos}
      -- The tests in time may have to be copied yet.
      and (plazo.en or ${leeProyectosDeHoy('c.curso_id')})
    order by e.id, r.proyecto_id, plazo.en, r.creado desc, r.id desc`.execute(db);
  const filas = rows.map(({ entregaId, ...fila }) => {
    const prueba = { ...fila, tipo: leerTipo(fila.tipo, fila._id), creado: fila.creado.toISOString() };
    return { entregaId, prueba };
  });
  return new Map(
    [...Map.groupBy(filas, ({ entregaId }) => entregaId)].map(([id, suyas]) => [
      id,
      suyas.map(({ prueba }) => prueba),
    ]),
  );
}
