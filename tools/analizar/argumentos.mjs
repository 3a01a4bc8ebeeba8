import { parseArgs } from 'node:util';

/** @typedef {{ objetivo: string, rama: string | null, json: boolean }} Argumentos */

const uso = 'Uso: npm run --silent analizar -- CARPETA_O_ENLACE [--rama RAMA] [--json]';

/** @param {readonly string[]} args @returns {Argumentos} */
export function leerArgumentos(args) {
  const leidos = leer(args);
  const [objetivo, ...demas] = leidos?.positionals ?? [];
  if (leidos === null || objetivo === undefined || demas.length > 0) throw new Error(uso);
  const { rama = null, json = false } = leidos.values;
  return { objetivo, rama, json };
}

/** @param {readonly string[]} args */
function leer(args) {
  try {
    const options = /** @type {const} */ ({ rama: { type: 'string' }, json: { type: 'boolean' } });
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    return null;
  }
}
