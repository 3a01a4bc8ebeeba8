import type { Db } from '@mantenible/db';
import type { Schema } from '@mantenible/db/schema';
import type { Mostrado } from '@mantenible/domain/observacion';
import type { Selectable } from 'kysely';

import { leerCuando, leerLugar, leerPor } from './observacion-guardada.schema.ts';
import type { ObservacionGuardada } from './observacion.port.ts';

/** The corrections of a project in these deliveries: whether each was published, and the request for the second one. */
export function leerPublicaciones(db: Db, proyectoId: string, entregas: readonly string[]) {
  return db
    .selectFrom('calificaciones')
    .select(['entrega_id', 'publicada', 'revision_pedida', 'orden'])
    .where('proyecto_id', '=', proyectoId)
    .where('entrega_id', 'in', entregas)
    .orderBy('orden')
    .execute();
}

type Publicacion = Pick<Selectable<Schema['calificaciones']>, 'publicada' | 'revision_pedida'>;

/** What was published of the corrections of one project in one delivery, the first one first. */
export function mostradoDe(filas: readonly Publicacion[]): Mostrado {
  const [primera, segunda] = filas;
  const pedida = segunda?.publicada === null ? primera?.revision_pedida : null;
  return {
    publicada: filas.some(({ publicada }) => publicada !== null),
    enRevision: pedida?.toISOString() ?? null,
  };
}

export function leerObservacion(fila: Selectable<Schema['observaciones']>): ObservacionGuardada {
  const { id, clave, texto, padre, version } = fila;
  return {
    _id: id,
    lugar: leerLugar(fila.lugar, id),
    clave,
    texto,
    cuando: leerCuando(fila.cuando, id),
    padre,
    por: leerPor(fila.por, id),
    deDocente: fila.de_docente,
    resuelta: fila.resuelta !== null,
    version,
    creado: fila.creado.toISOString(),
  };
}
