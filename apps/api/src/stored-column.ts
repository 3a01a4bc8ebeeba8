import type { Schema } from '@mantenible/db/schema';
import { DatoDanado } from '@mantenible/domain/error';
import type * as z from 'zod/mini';

/** 'table.column' of a table that exists. */
type ColumnName = { [T in keyof Schema]: `${T}.${keyof Schema[T] & string}` }[keyof Schema];

/**
 * Reader of a column whose schema is stricter than its database type: JSON, closed lists. It throws
 * `DatoDanado` with the column and the row's id for an invalid value.
 */
export function columnReader<T>(
  column: ColumnName,
  schema: z.ZodMiniType<T>,
): (value: unknown, row: string) => T {
  return (value, row) => {
    const parsed = schema.safeParse(value);
    if (!parsed.success) throw new DatoDanado(column, row);
    return parsed.data;
  };
}
