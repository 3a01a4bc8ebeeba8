// `npm run --silent analizar -- FOLDER_OR_LINK [--rama BRANCH] [--json]`: measures and findings of a folder or of a
// repository. The analyser is built first where its sources changed; only results go to standard output.
import { analizar } from './analizar/analizar.ts';
import { leerArgumentos } from './analizar/argumentos.ts';
import { comoJson, comoTabla } from './analizar/informe.ts';
import { ensureBuilt, keepCompiledCode } from './lib/build.ts';

/** Analyses what the arguments name; returns the text to print, for people or as JSON. */
async function informe() {
  const argumentos = leerArgumentos(process.argv.slice(2));
  if ((await ensureBuilt('worker')) !== 0) throw new Error('No se pudo construir el analizador.');
  keepCompiledCode();
  const resultado = await analizar(argumentos, process.env);
  return argumentos.json ? JSON.stringify(comoJson(resultado)) : comoTabla(resultado);
}

try {
  process.stdout.write(`${await informe()}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
