export type { Conn, Database, Db, Engine, Log } from './database.ts';
export { isUniqueViolation } from './errors.ts';
export { DataFolderLocked } from './lock.ts';
export { openDatabase, type DatabaseOptions } from './open-database.ts';
export type { Schema } from './schema.ts';
export { transact } from './transact.ts';
