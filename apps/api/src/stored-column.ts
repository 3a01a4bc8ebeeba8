import type { Schema } from '@mantenible/db/schema';
import { DatoDanado } from '@mantenible/domain/error';
import type * as z from 'zod/mini';

/** 'table.column' of a table that exists. */
type ColumnName = { [T in keyof Schema]: `${T}.${keyof Schema[T] & string}` }[keyof Schema];

/**
 * Reader of a column whose type in the database says less than its schema: JSON, closed lists. It throws `DatoDanado`
 * with the column and the row's id for a value that does not fit.
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
