/** A part of a JSON file: a value, or a list whose items are read while it is written. */
type Parte = AsyncIterable<unknown> | object | string | number | null;

/** Text of a JSON object, an item of a list at a time. */
export async function* archivoJson(partes: Readonly<Record<string, Parte>>): AsyncGenerator<string> {
  let antes = '{\n';
  for (const [nombre, parte] of Object.entries(partes)) {
    yield `${antes}${JSON.stringify(nombre)}: `;
    antes = ',\n';
    if (esLista(parte)) yield* listaJson(parte);
    else yield JSON.stringify(parte);
  }
  yield '\n}\n';
}

async function* listaJson(cosas: AsyncIterable<unknown>): AsyncGenerator<string> {
  let antes = '[\n';
  for await (const cosa of cosas) {
    yield `${antes}${JSON.stringify(cosa)}`;
    antes = ',\n';
  }
  yield antes === '[\n' ? '[]' : '\n]';
}

function esLista(parte: Parte): parte is AsyncIterable<unknown> {
  return typeof parte === 'object' && parte !== null && Symbol.asyncIterator in parte;
}
