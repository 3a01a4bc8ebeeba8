// A child that does to itself what hostile files would do to a parser: the text of a file says what.
import { writeSync } from 'node:fs';

/** @param {unknown} aviso */
function avisar(aviso) {
  const cuerpo = Buffer.from(JSON.stringify(aviso));
  const largo = Buffer.alloc(4);
  largo.writeUInt32BE(cuerpo.length);
  const marco = Buffer.concat([largo, cuerpo]);
  for (let escrito = 0; escrito < marco.length;) escrito += writeSync(3, marco, escrito);
}

/** @type {Record<string, () => void>} */
const danos = {
  muere: () => process.kill(process.pid, 'SIGSEGV'),
  cuelga: () => {
    for (;;);
  },
  inunda: () => {
    writeSync(3, Buffer.from([255, 255, 255, 255]));
  },
};

/** @param {{ path: string, text: string }} archivo */
function parteDe({ path, text }) {
  danos[text]?.();
  const counts = { lines: 1, files: 1, ncloc: 1 };
  const dicho =
    text === 'entorno'
      ? JSON.stringify({ env: process.env, argv: process.execArgv, tarea: process.argv[2] })
      : '';
  const findings = dicho === '' ? [] : [{ rule: 'python:S100', message: dicho, range: null, effort: 1 }];
  return { path, language: 'py', parsable: true, counts, tokenLines: [], noSonarLines: [], findings };
}

/** @type {Record<string, (encargo: any) => void>} */
const tareas = {
  medir: ({ archivos }) => {
    for (const archivo of archivos) {
      avisar({ tipo: 'empieza', ruta: archivo.path });
      avisar({ tipo: 'parte', parte: parteDe(archivo) });
    }
  },
  reglas: ({ archivos, partes }) => {
    if (archivos.some((/** @type {any} */ { text }) => text === 'reglas-callado')) danos['muere']?.();
    for (const { path, text } of archivos) {
      avisar({ tipo: 'empieza', ruta: path });
      if (text === 'pesa' && archivos.length > 1) {
        writeSync(2, 'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory');
        danos['muere']?.();
      }
      if (text === 'reglas') danos['muere']?.();
    }
    const hallazgo = { rule: 'javascript:S1', message: 'm', range: null, effort: 5 };
    const cuantos = archivos.some((/** @type {any} */ { text }) => text === 'abunda') ? 60_000 : 1;
    const hallazgos = Array(cuantos).fill(hallazgo);
    avisar({ tipo: 'hallazgos', porRuta: partes.map((/** @type {any} */ { path }) => [path, hallazgos]) });
  },
  unir: ({ partes }) => {
    if (partes.some((/** @type {any} */ { path }) => path.startsWith('juntos'))) danos['muere']?.();
    const archivos = partes.map((/** @type {any} */ { path, counts }) => ({ path, measures: counts }));
    avisar({ tipo: 'medidas', medidas: { files: partes.length }, archivos });
  },
};

let recibido = Buffer.alloc(0);
process.stdin.on('data', (trozo) => {
  recibido = Buffer.concat([recibido, trozo]);
  while (recibido.length >= 4 && recibido.length >= 4 + recibido.readUInt32BE(0)) {
    const fin = 4 + recibido.readUInt32BE(0);
    const encargo = JSON.parse(recibido.toString('utf8', 4, fin));
    recibido = recibido.subarray(fin);
    tareas[encargo.tipo]?.(encargo);
    avisar({ tipo: 'listo' });
  }
});
process.stdin.on('end', () => process.exit(0));
