import { cambiosEntreAnalisis } from '@mantenible/domain/comparacion';
import { estadosPartida, limitesDePartida, tiposDePartida } from '@mantenible/domain/partida';
import * as z from 'zod/mini';

/** The domain's `Partida`. */
const partida = z.object({
  tipo: z.enum(tiposDePartida),
  valor: z.string().check(z.maxLength(limitesDePartida.caracteres)),
});

/** Body of PUT /partidas/{proyectoId}; null: the project has no starting point. */
export const partidaEnviada = z.object({ partida: z.nullable(partida) });

/** The starting point of a project, and what is new in its newest analysis; null where that is not known. */
export const partidaDeProyecto = z.object({
  partida: z.nullable(partida),
  /** Of its last change; 0 before the first. */
  version: z.int(),
  puedeCambiar: z.boolean(),
  /** Who changed it last, in a project of several people. */
  autor: z.optional(z.string()),
  estado: z.enum(estadosPartida),
  /** Why there is no result, in Spanish. */
  motivo: z.nullable(z.string()),
  commit: z.nullable(z.string()),
  fecha: z.nullable(z.iso.datetime()),
  cambios: z.readonly(z.array(z.enum(cambiosEntreAnalisis))),
  cuentas: z.nullable(z.object({ nuevas: z.int(), siguen: z.int(), resueltas: z.int() })),
});
export type PartidaDeProyecto = z.infer<typeof partidaDeProyecto>;
