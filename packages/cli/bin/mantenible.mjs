#!/usr/bin/env node
// Any Node reads this file: an older one gets a sentence in place of a syntax error.
const major = Number.parseInt(process.versions.node, 10);
const program = new URL('../dist/mantenible.js', import.meta.url);
const { existsSync } = await import('node:fs');
if (major < 24) {
  console.error(
    `mantenible necesita Node 24 o posterior, y este es el ${process.versions.node}: instálelo desde nodejs.org o con su gestor de versiones.`,
  );
  process.exitCode = 2;
} else if (existsSync(program)) {
  await import(program.href);
} else {
  console.error(
    'A este paquete le falta el programa, porque se empaquetó sin construirlo: ejecute «npm run build» en su proyecto y empaquételo de nuevo.',
  );
  process.exitCode = 2;
}
