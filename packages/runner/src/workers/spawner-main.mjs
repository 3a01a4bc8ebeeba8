/**
 * The program of a launcher: it runs what it is told to over its input, says over descriptor 3 what those programs say,
 * and ends with its input, and they with it. Plain JavaScript, because Node itself loads it, from source and beside the
 * built server alike.
 */
import { writeSync } from 'node:fs';

import { lanzarAqui } from './spawn.mjs';
import { createLectorMarcos } from './frames.mjs';
import { acabado, escribirOrden, leerOrden, maximoOrden, orden } from './orders.mjs';

/** @type {Map<number, import('./program.port.ts').EnMarcha>} */
const enMarcha = new Map();

/** Waits for a server that is slow to listen, and lets the programs wait with it. */
const contar = (/** @type {number} */ tipo, /** @type {number} */ id, /** @type {Uint8Array} */ cuerpo) => {
  const marco = escribirOrden(tipo, id, cuerpo);
  try {
    for (let escrito = 0; escrito < marco.length;) escrito += writeSync(3, marco, escrito);
  } catch {
    // Nobody listens any more.
    irse();
  }
};

function irse() {
  for (const programa of enMarcha.values()) programa.matar();
  process.exit();
}

/**
 * @param {number} id
 * @param {import('./program.port.ts').Programa} programa
 */
function lanzar(id, programa) {
  const suyo = lanzarAqui(programa, {
    alLeer: (canal, trozo) => {
      contar(canal, id, trozo);
    },
    alAcabar: (final) => {
      enMarcha.delete(id);
      contar(acabado, id, Buffer.from(JSON.stringify(final)));
    },
  });
  enMarcha.set(id, suyo);
}

const leer = createLectorMarcos(maximoOrden, (marco) => {
  const { tipo, programa: id, cuerpo } = leerOrden(marco);
  if (tipo === orden.lanzar) lanzar(id, JSON.parse(cuerpo.toString('utf8')));
  else if (tipo === orden.entrada) enMarcha.get(id)?.escribir(cuerpo);
  else if (tipo === orden.terminar) enMarcha.get(id)?.terminar();
  else enMarcha.get(id)?.matar();
});
process.stdin.on('data', leer).on('end', irse);
