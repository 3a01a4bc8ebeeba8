import type { Schema } from '@mantenible/db/schema';
import { decisiones } from '@mantenible/domain/marca';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';

import { columnReader } from '../../stored-column.ts';
import type { AnclaFechada } from '../comun/seguir-en-tramos.ts';
import type { MarcaGuardada } from './marca.port.ts';

const ancla = z.object({
  ruta: z.string(),
  blob: z.string(),
  regla: z.string(),
  linea: z.nullable(z.int()),
  huella: z.string(),
  mensaje: z.string(),
  hermanas: z.array(z.int()),
  copias: z.array(z.string()),
});
const leerAncla = columnReader('marcas.ancla', ancla);
type FilaFechada = Pick<Selectable<Schema['marcas']>, 'id' | 'ancla'> & { readonly creado: Date | string };
const leerDecision = columnReader('marcas.decision', z.enum(decisiones));

/** A row within JSON, where a date is text, as what tracks a mark. */
export function leerAnclaFechada({ id, ancla, creado }: FilaFechada): AnclaFechada {
  return { ...leerAncla(ancla, id), creado: new Date(creado).toISOString() };
}

/** A row as a mark. */
export function leerMarca(
  fila: Selectable<Schema['marcas']> & { readonly autor: string | null },
): MarcaGuardada {
  const { id, razon, creado } = fila;
  return {
    _id: id,
    razon,
    decision: leerDecision(fila.decision, id),
    ancla: leerAncla(fila.ancla, id),
    creado: creado.toISOString(),
    autor: { sub: fila.id_persona, nombre: fila.autor },
  };
}
