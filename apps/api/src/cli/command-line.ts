import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * Options and arguments of a command, at most `maximo` of them.
 * @throws Error with the command's use, in Spanish: the texts of `parseArgs` are English
 */
export function readCommandLine<O extends NonNullable<ParseArgsConfig['options']>>(
  argv: readonly string[],
  { options, maximo, uso }: { readonly options: O; readonly maximo: number; readonly uso: string },
) {
  const parsed = parse(argv, options, uso);
  if (parsed.positionals.length > maximo) throw new Error(uso);
  return parsed;
}

function parse<O extends NonNullable<ParseArgsConfig['options']>>(
  argv: readonly string[],
  options: O,
  uso: string,
) {
  try {
    return parseArgs({ args: [...argv], allowPositionals: true, options });
  } catch (error) {
    throw new Error(uso, { cause: error });
  }
}

/** Codes of the system's errors with a file, each with its reason in Spanish. */
const reasons: ReadonlyMap<unknown, string> = new Map([
  ['ENOENT', 'no existe'],
  ['EACCES', 'no se tiene permiso'],
  ['EPERM', 'no se tiene permiso'],
  ['EISDIR', 'es una carpeta'],
  ['ENOTDIR', 'parte de su ruta no es una carpeta'],
  ['ENOSPC', 'no queda espacio en el disco'],
  ['EROFS', 'el disco es de solo lectura'],
]);

/** Message of a failed command, in Spanish also where the system refuses a file. */
export function commandFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const reason = 'code' in error ? reasons.get(error.code) : undefined;
  if (reason === undefined) return error.message;
  const file = 'path' in error && typeof error.path === 'string' ? error.path : 'el archivo';
  return `No se puede usar ${file}: ${reason}.`;
}
