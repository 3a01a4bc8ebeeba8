export { forCaller, withoutCaller } from './abandoned-statements.ts';
export type { Conn, Connections, Database, Db, Engine, Log, OnStatement } from './database.ts';
export { deleteInSlices, deleteSlice, inSlices, SLICE_ROWS, type HeavyTable } from './delete-slice.ts';
export { isLostConnection, isUniqueViolation } from './errors.ts';
export { DataFolderLocked } from './lock.ts';
export { openDatabase, type DatabaseOptions } from './open-database.ts';
export type { Schema } from './schema.ts';
export { transact } from './transact.ts';
