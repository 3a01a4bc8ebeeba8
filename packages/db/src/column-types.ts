import type { ColumnType } from 'kysely';

/** A point in time: written as Date or as text in ISO 8601, read as Date; set by the application. */
export type Momento = ColumnType<Date, string | Date>;
/** JSON kept as jsonb: text on write; on read untyped until a schema parses it. */
export type Json = ColumnType<unknown, string, string>;
/** A column like `Json` with a default of the database: an insert may leave it out. */
export type JsonWithDefault = ColumnType<unknown, string | undefined, string>;
