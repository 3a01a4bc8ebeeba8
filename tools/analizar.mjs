// `npm run --silent analizar -- FOLDER_OR_LINK [--rama BRANCH] [--json]`: measures and findings of a folder or of a
// repository. What analyses is built where it changed; results alone go to standard output.
const { leerArgumentos } = await import('./analizar/argumentos.mjs');

/** The output of a person or program that gave good arguments. */
async function informe() {
  const argumentos = leerArgumentos(process.argv.slice(2));
  const { ensureBuilt } = await import('./lib/build.mjs');
  if ((await ensureBuilt('trabajador')) !== 0) throw new Error('No se pudo construir el analizador.');
  const { register } = await import('tsx/esm/api');
  register();
  const { analizar } = await import('./analizar/analizar.mjs');
  const { comoJson, comoTabla } = await import('./analizar/informe.mjs');
  const resultado = await analizar(argumentos, process.env);
  return argumentos.json ? JSON.stringify(comoJson(resultado)) : comoTabla(resultado);
}

try {
  process.stdout.write(`${await informe()}\n`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
