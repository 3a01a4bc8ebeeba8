import { estadosCuota } from '@mantenible/domain/cuota';
import * as z from 'zod/mini';

import { saludListo } from './salud.ts';

/** Answer of GET /estado: how the installation is, for admins. */
export const estadoInstalacion = z.object({
  version: z.string(),
  servidor: z.object({ node: z.string(), desde: z.iso.datetime() }),
  partes: z.pick(saludListo, { baseDeDatos: true, migraciones: true, identidad: true, escaneo: true }),
  /** Host and realm of an external identity provider, and host and organisation of a scanning service; null for what is built in. */
  servicios: z.object({ identidad: z.nullable(z.string()), escaneo: z.nullable(z.string()) }),
  baseDeDatos: z.object({
    motor: z.enum(['pglite', 'postgres']),
    version: z.string(),
    bytes: z.number(),
  }),
  /** Newest nightly dump; null without one, and with PostgreSQL, whose operator backs it up. */
  respaldo: z.nullable(z.object({ fecha: z.iso.datetime(), bytes: z.number() })),
  /** Used part of the data's partition in percent; null where it is not known. */
  disco: z.nullable(z.object({ usado: z.number(), limite: z.number(), estado: z.enum(estadosCuota) })),
  /** Analyses, also those of deliveries, and pasts; null where a service analyses. */
  cola: z.nullable(z.object({ esperan: z.number(), enCurso: z.number(), fallidos: z.number() })),
  /** Notices by mail; null where no mail server is set. */
  correo: z.nullable(
    z.object({
      servidor: z.string(),
      /** People who turned them on. */
      personas: z.number(),
      /** Notices that wait for a mail. */
      esperan: z.number(),
      ultimo: z.nullable(z.iso.datetime()),
      fallo: z.nullable(z.object({ motivo: z.string(), fecha: z.iso.datetime() })),
    }),
  ),
  limites: z.object({
    analisisPorHora: z.number(),
    analisisALaVez: z.number(),
    proyectos: z.number(),
    bytesAnalisis: z.number(),
    bytesPruebas: z.number(),
  }),
});
export type EstadoInstalacion = z.infer<typeof estadoInstalacion>;
