#!/usr/bin/env node
// Any Node reads this file: an older one gets a sentence in place of a syntax error.
const major = Number.parseInt(process.versions.node, 10);
if (major < 24) {
  console.error(
    `mantenible necesita Node 24 o posterior, y este es el ${process.versions.node}: instálelo desde nodejs.org o con su gestor de versiones.`,
  );
  process.exitCode = 2;
} else {
  await import(new URL('../dist/mantenible.js', import.meta.url).href);
}
