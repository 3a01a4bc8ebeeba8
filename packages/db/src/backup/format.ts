/**
 * First line of a backup. A backup is gzip over lines of JSON: this header, one line per row (`Fila`: the table's
 * number in the header and the columns' values as PostgreSQL writes them), and an end line (`Fin`); a file without it
 * is truncated.
 */
export interface Header {
  readonly programa: 'mantenible';
  readonly formato: 1;
  readonly motor: string;
  readonly creado: string;
  readonly migraciones: readonly string[];
  readonly tablas: readonly Tabla[];
}
export interface Tabla {
  readonly nombre: string;
  readonly columnas: readonly string[];
}
/** A line of a row. */
export type Fila = readonly [tabla: number, valores: readonly (string | null)[]];
/** The end line: number of rows before it. */
export interface Fin {
  readonly filas: number;
}

/**
 * A backup that cannot be loaded into this database; the message is in Spanish, and the database is
 * unchanged.
 */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

/** Parses a line after the header. */
export function parseLine(line: string): Fila | Fin {
  const value: unknown = JSON.parse(line);
  if (isFila(value) || isFin(value)) return value;
  throw new BackupRefused('El archivo no es un respaldo de Mantenible, o está dañado.');
}

/** Parses and checks the first line of a backup. */
export function parseHeader(line: string | undefined): Header {
  const value = parseOrNull(line);
  if (isHeader(value)) return value;
  throw new BackupRefused(
    'El archivo no es un respaldo de Mantenible, o es de un formato que este programa no lee.',
  );
}

export function isFin(value: unknown): value is Fin {
  return typeof value === 'object' && value !== null && 'filas' in value && typeof value.filas === 'number';
}

function isFila(value: unknown): value is Fila {
  return Array.isArray(value) && typeof value[0] === 'number' && Array.isArray(value[1]);
}

function isHeader(value: unknown): value is Header {
  if (typeof value !== 'object' || value === null) return false;
  if (!('programa' in value && 'formato' in value && 'migraciones' in value && 'tablas' in value))
    return false;
  const { programa, formato, migraciones, tablas } = value;
  return programa === 'mantenible' && formato === 1 && Array.isArray(migraciones) && Array.isArray(tablas);
}

function parseOrNull(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    return null;
  }
}
