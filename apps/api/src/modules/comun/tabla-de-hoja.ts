import type { ReadSheet } from '../../spreadsheets/read-workbook.ts';

type Valor = string | number | boolean;

/** A row of a table, by the titles of its columns; empty cells are absent. */
export interface FilaDeHoja {
  /** As the spreadsheet counts. */
  readonly numero: number;
  readonly celdas: Readonly<Record<string, Valor>>;
}

/** A place of a workbook that cannot be read as it stands. */
interface ReparoDeHoja {
  readonly lugar: string;
  readonly mensaje: string;
}

export interface TablaDeHoja {
  readonly filas: readonly FilaDeHoja[];
  readonly reparos: readonly ReparoDeHoja[];
}

/** Most faults of one sheet that are kept: a reader corrects the first ones. */
const maximoDeReparos = 200;
/** Characters of a value that a sentence quotes. */
const maximoCitado = 80;

/**
 * The rows of a sheet below its first one, which has the titles. Formulas, merged cells, unknown, repeated and missing columns are faults:
 * what a person sees there is not what a cell holds.
 */
export function tablaDeHoja(
  { name, rows, merged }: ReadSheet,
  titulos: readonly string[],
  obligatorios: readonly string[],
): TablaDeHoja {
  const [cabecera, ...resto] = rows;
  const reparos: ReparoDeHoja[] = merged.slice(0, maximoDeReparos).map((area) => ({
    lugar: `Hoja «${name}», ${area}`,
    mensaje: 'Tiene celdas combinadas: sepárelas y escriba el valor en cada una',
  }));
  const lugar = `Hoja «${name}»`;
  const columnas = new Map<number, string>();
  for (const [columna, { value }] of cabecera?.cells ?? []) {
    const titulo = tituloDe(value, titulos);
    if (reparos.length >= maximoDeReparos) break;
    if (titulo === null)
      reparos.push({
        lugar,
        mensaje: `La columna «${citado(value)}» no es de esta hoja: quítela o corrija su título`,
      });
    else if ([...columnas.values()].includes(titulo))
      reparos.push({ lugar, mensaje: `La columna «${titulo}» está dos veces` });
    else columnas.set(columna, titulo);
  }
  const faltan = obligatorios.filter((titulo) => ![...columnas.values()].includes(titulo));
  for (const titulo of faltan) reparos.push({ lugar, mensaje: `Falta la columna «${titulo}»` });
  const filas = resto.map((fila) => filaDe(fila, columnas, name, reparos));
  return { filas: faltan.length > 0 ? [] : filas, reparos };
}

/** Beginning of a value, for a sentence. */
const citado = (valor: Valor): string => {
  const texto = String(valor);
  return texto.length > maximoCitado ? `${texto.slice(0, maximoCitado)}…` : texto;
};

/** Titles are found in any case of their letters, and with spaces around. */
function tituloDe(valor: Valor, titulos: readonly string[]): string | null {
  const dado = String(valor).trim().toLowerCase();
  return titulos.find((titulo) => titulo.toLowerCase() === dado) ?? null;
}

function filaDe(
  { number, cells }: ReadSheet['rows'][number],
  columnas: ReadonlyMap<number, string>,
  hoja: string,
  reparos: ReparoDeHoja[],
): FilaDeHoja {
  const celdas: Record<string, Valor> = {};
  for (const [columna, { value, formula }] of cells) {
    const titulo = columnas.get(columna);
    if (reparos.length < maximoDeReparos && (formula || titulo === undefined))
      reparos.push({
        lugar: `Hoja «${hoja}», fila ${String(number)}`,
        mensaje: formula
          ? `La columna «${titulo ?? 'sin título'}» tiene una fórmula: escriba su valor`
          : 'Tiene un valor en una columna sin título',
      });
    if (titulo !== undefined && value !== '') celdas[titulo] = value;
  }
  return { numero: number, celdas };
}
