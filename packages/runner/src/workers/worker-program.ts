/**
 * The program of a child that analyses: it reads messages from its input, answers on a pipe of its own, opens nothing
 * else and ends with its input. Whatever a text does to it, the server goes on.
 */
import { writeSync } from 'node:fs';

import { analyseFile, analyseProject, findInFiles, prepareForScripts } from '@mantenible/analyser';

import { descriptorAvisos, type Aviso, type Encargo } from './messages.ts';
import { createLectorTramas, escribirTrama } from './json-frames.ts';

/** What is run once when it is built, so that it is compiled, and how. */
export { analyseFile, analyseFiles, analyseProject } from '@mantenible/analyser';
export { banderas, memoriaPorDefecto } from './flags.ts';

const maximoEncargo = 256 * 1024 * 1024;

/** At once and whole: what is announced before a file must have left when the file kills the process. */
function avisar(aviso: Aviso): void {
  const trama = escribirTrama(aviso);
  for (let escrito = 0; escrito < trama.length;) escrito += writeSync(descriptorAvisos, trama, escrito);
}

async function atender(encargo: Encargo): Promise<void> {
  if (encargo.tipo === 'medir') {
    for (const archivo of encargo.archivos) {
      avisar({ tipo: 'empieza', ruta: archivo.path });
      avisar({ tipo: 'parte', parte: analyseFile(archivo) });
    }
  } else if (encargo.tipo === 'reglas') {
    const porRuta = await findInFiles(encargo.archivos, encargo.partes, (ruta) => {
      avisar({ tipo: 'empieza', ruta });
    });
    avisar({ tipo: 'hallazgos', porRuta: [...porRuta] });
  } else if (encargo.tipo === 'preparar') {
    await prepareForScripts();
  } else {
    const partes = encargo.partes.map((parte) => ({ ...parte, findings: [], noSonarLines: [] }));
    const { measures, files } = analyseProject(partes);
    const archivos = files.map(({ path, measures: deArchivo }) => ({ path, measures: deArchivo }));
    avisar({ tipo: 'medidas', medidas: measures, archivos });
  }
  avisar({ tipo: 'listo' });
}

/** Attends to whatever comes in until there is nothing more. */
export function atenderEntrada(): void {
  let ultimo = Promise.resolve();
  const leer = createLectorTramas(maximoEncargo, (mensaje) => {
    // The server is the only one that writes here, in the same version of this very file.
    const encargo = mensaje as Encargo;
    ultimo = ultimo.then(() => atender(encargo));
    ultimo.catch((error: unknown) => {
      process.stderr.write(error instanceof Error ? (error.stack ?? error.message) : String(error));
      process.exit(1);
    });
  });
  process.stdin.on('data', leer).on('end', () => process.exit(0));
}
