/** Steps that comparing patterns has taken; the caller bounds them. */
export interface Gasto {
  pasos: number;
}

// Wildcards of a pattern as negative numbers; any other number is the code of a character.
const una = -1;
const varias = -2;
const todo = -3;
const carpetas = -4;
const barra = 0x2f;
const barraInversa = 0x5c;
const asterisco = 0x2a;
const interrogacion = 0x3f;

const esBarra = (codigo: number) => codigo === barra || codigo === barraInversa;

/** Characters that the search for a text reads in the time of one step. */
const porPaso = 16;

/**
 * Compiles a pattern of SonarQube for paths with '/': `?` is one character, `*` any number of them within a folder, a
 * doubled `*` any number, and with a slash after it any number of whole folders. Comparing takes at most as many steps as
 * the product of both lengths, whatever the pattern.
 */
export function compilarPatron(patron: string, gasto: Gasto): (ruta: string) => boolean {
  const piezas = Int32Array.from(separarPiezas(patron));
  const necesario = tramoMasLargo(piezas);
  return (ruta) => {
    gasto.pasos += 1 + Math.floor(ruta.length / porPaso);
    if (!ruta.includes(necesario)) return false;
    gasto.pasos += piezas.length * ruta.length;
    return coincide(piezas, ruta);
  };
}

function separarPiezas(patron: string): readonly number[] {
  const piezas: number[] = [];
  let i = esBarra(patron.charCodeAt(0)) ? 1 : 0;
  while (i < patron.length) {
    const [pieza, largo] = piezaEn(patron, i);
    piezas.push(pieza);
    i += largo;
  }
  return piezas;
}

/** The piece that begins at a place of the pattern, and its length there. */
function piezaEn(patron: string, i: number): readonly [number, number] {
  const codigo = patron.charCodeAt(i);
  if (codigo === interrogacion) return [una, 1];
  if (codigo !== asterisco) return [esBarra(codigo) ? barra : codigo, 1];
  if (patron.charCodeAt(i + 1) !== asterisco) return [varias, 1];
  return esBarra(patron.charCodeAt(i + 2)) ? [carpetas, 3] : [todo, 2];
}

/** The longest text that every path of the pattern contains: most paths are refused by it alone. */
function tramoMasLargo(piezas: Int32Array): string {
  let mejor = '';
  let actual = '';
  for (const pieza of piezas) {
    actual = pieza < 0 ? '' : actual + String.fromCharCode(pieza);
    if (actual.length > mejor.length) mejor = actual;
  }
  return mejor;
}

/** Bits of a place of the pattern: some way to read the path stands before its piece, or within it. */
const antes = 1;
const dentro = 2;

/** Follows all ways to read the path at once, character by character. */
function coincide(piezas: Int32Array, ruta: string): boolean {
  let lugares = inicio(piezas);
  let nuevos = new Uint8Array(lugares.length);
  for (let i = 0; i < ruta.length; i += 1) {
    if (!avanzar(piezas, ruta.charCodeAt(i), lugares, nuevos)) return false;
    [lugares, nuevos] = [nuevos, lugares];
  }
  return ((lugares[piezas.length] ?? 0) & antes) !== 0;
}

/** Whether a piece may stand for nothing. */
const esVacia = (pieza: number) => pieza <= varias;

function inicio(piezas: Int32Array): Uint8Array<ArrayBuffer> {
  const lugares = new Uint8Array(piezas.length + 1);
  lugares[0] = antes;
  for (let i = 0; i < piezas.length && lugares[i] === antes && esVacia(piezas[i] ?? 0); i += 1)
    lugares[i + 1] = antes;
  return lugares;
}

/** Writes the places after one more character; false without any. */
function avanzar(piezas: Int32Array, codigo: number, lugares: Uint8Array, nuevos: Uint8Array): boolean {
  let alguno = false;
  nuevos.fill(0);
  for (let i = 0; i < piezas.length; i += 1) {
    const pieza = piezas[i] ?? 0;
    const lugar = lugares[i] ?? 0;
    // A folder's wildcard may be left out before its first character, not later.
    let pasa = esVacia(pieza) && ((nuevos[i] ?? 0) & antes) !== 0;
    if (lugar !== 0) {
      const sigue = pieza <= todo || (pieza === varias && codigo !== barra);
      if (sigue) nuevos[i] = (nuevos[i] ?? 0) | dentro;
      if (pieza === carpetas) pasa ||= codigo === barra;
      else if (esVacia(pieza)) pasa ||= sigue;
      else pasa = pieza === una ? codigo !== barra : pieza === codigo;
      alguno ||= sigue || pasa;
    }
    if (pasa) nuevos[i + 1] = antes;
  }
  return alguno;
}
