import { accionesAuditadas, seleccionesDeAccion } from '@mantenible/domain/auditoria';
import * as z from 'zod/mini';

import { id, listaDe, pagina, textoOpcional, zonaHoraria } from './comun.ts';

const instante = z.pipe(
  z.iso.datetime('La fecha no es válida'),
  z.transform((value: string) => new Date(value)),
);

const seleccion = {
  /** Part of a person's name or user name, of the object or of the detail; without case or Spanish accents. */
  buscar: z._default(textoOpcional(200), ''),
  accion: z.optional(z.enum(seleccionesDeAccion, 'La acción no es válida')),
  desde: z.optional(instante),
  hasta: z.optional(instante),
};

export const consultaCsvAuditoria = z.object({ ...seleccion, zona: zonaHoraria });

export const consultaAuditoria = z.object({ ...seleccion, pagina });

/** An entry of the audit trail; `veces` repetitions lie between `momento` and `ultimo`. */
export const apunteLeido = z.object({
  _id: id,
  momento: z.string(),
  ultimo: z.string(),
  veces: z.number(),
  /** Without a subject: an unknown user name. */
  persona: z.object({ sub: z.string(), nombre: z.string(), usuario: z.nullable(z.string()) }),
  accion: z.enum(accionesAuditadas),
  objeto: z.string(),
  detalle: z.string(),
});
export type ApunteLeido = z.infer<typeof apunteLeido>;

export const paginaAuditoria = z.object({ apuntes: listaDe(apunteLeido), total: z.number() });
