import { readFile, writeFile } from 'node:fs/promises';

const [, , origen, destino] = process.argv;

function* lineasDe(texto) {
  for (const linea of texto.split('\n')) {
    if (linea.trim() !== '') yield linea;
  }
}

const leerFila = (linea) => {
  const [id, nombre, precio, existencias] = linea.split(';');
  return { id, nombre, precio: Number.parseInt(precio), existencias: +existencias };
};

async function migrar() {
  const texto = await readFile(origen, 'utf8');
  const filas = [];
  for (const linea of lineasDe(texto)) {
    const fila = leerFila(linea);
    if (fila.id in {}) continue;
    do {
      fila.nombre = fila.nombre.replace('  ', ' ');
    } while (fila.nombre.indexOf('  ') >= 0);
    filas.push(fila);
  }
  await writeFile(destino, JSON.stringify(filas, null, 2));
}

migrar();
