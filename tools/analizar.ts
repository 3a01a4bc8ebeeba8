// `npm run --silent analizar -- FOLDER_OR_LINK [--rama BRANCH] [--json]`: measures and findings of a folder or of a
// repository. What analyses is built where it changed; results alone go to standard output.
import { analizar } from './analizar/analizar.ts';
import { leerArgumentos } from './analizar/argumentos.ts';
import { comoJson, comoTabla } from './analizar/informe.ts';
import { ensureBuilt } from './lib/build.ts';

/** The output of a person or program that gave good arguments. */
async function informe() {
  const argumentos = leerArgumentos(process.argv.slice(2));
  if ((await ensureBuilt('worker')) !== 0) throw new Error('No se pudo construir el analizador.');
  const resultado = await analizar(argumentos, process.env);
  return argumentos.json ? JSON.stringify(comoJson(resultado)) : comoTabla(resultado);
}

try {
  process.stdout.write(`${await informe()}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
