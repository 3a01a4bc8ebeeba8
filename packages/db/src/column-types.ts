import type { ColumnType } from 'kysely';

/** ISO 8601 on write, Date on read; set by the application. */
export type Momento = ColumnType<Date, string | Date>;
/** JSON kept as jsonb: text on write; on read untyped until a schema parses it. */
export type Json = ColumnType<unknown, string, string>;
/** The same where the database fills it in. */
export type JsonWithDefault = ColumnType<unknown, string | undefined, string>;
