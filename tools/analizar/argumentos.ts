import { parseArgs } from 'node:util';

export interface Argumentos {
  objetivo: string;
  rama: string | null;
  json: boolean;
}

const uso = 'Uso: npm run --silent analizar -- CARPETA_O_ENLACE [--rama RAMA] [--json]';

export function leerArgumentos(args: readonly string[]): Argumentos {
  const leidos = separar(args);
  const [objetivo, ...demas] = leidos?.positionals ?? [];
  if (leidos === null || objetivo === undefined || demas.length > 0) throw new Error(uso);
  const { rama = null, json = false } = leidos.values;
  return { objetivo, rama, json };
}

/** The arguments by kind; null where an option is unknown. */
function separar(args: readonly string[]) {
  try {
    const options = { rama: { type: 'string' }, json: { type: 'boolean' } } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    return null;
  }
}
