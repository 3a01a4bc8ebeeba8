import { calcularLinea, type LineaCalculada } from './calcular-linea.ts';
import type { DatosEntrega } from './dato.ts';
import type { LineaRubrica, Rubrica } from './linea.ts';

export interface NotaCalculada {
  /** One decimal, half up; null where no line that scores has data. */
  readonly nota: number | null;
  readonly lineas: readonly LineaCalculada[];
  /** Unrounded sums over the lines that score and have data. */
  readonly obtenidos: number;
  readonly posibles: number;
  /** Ids of lines that score and wait for a lecturer's level. */
  readonly pendientes: readonly string[];
}

/** Rounds half up to one decimal, as the decimals on the screen and not their binary neighbours. */
export function redondearNota(valor: number): number {
  return Math.floor(Number((valor * 10).toPrecision(12)) + 0.5) / 10;
}

/** Mark = scale × Σ ÷ Σ over the lines that score, without those that have no data through no fault of the student. */
export function calcularNota(rubrica: Rubrica, escala: number, datos: DatosEntrega): NotaCalculada {
  const lineas = rubrica.lineas.map((linea) => calcularLinea(linea, datos));
  const cuentan = rubrica.lineas.flatMap((linea, i) => {
    const calculada = lineas[i];
    return calculada && cuenta(linea, calculada) ? [{ linea, calculada }] : [];
  });
  const obtenidos = suma(cuentan.map(({ calculada }) => calculada.puntos));
  const posibles = suma(cuentan.map(({ linea }) => linea.puntos));
  return {
    nota: posibles === 0 ? null : redondearNota((escala * obtenidos) / posibles),
    lineas,
    obtenidos,
    posibles,
    pendientes: lineas
      .filter(({ estado }, i) => estado === 'pendiente' && rubrica.lineas[i]?.modo === 'puntua')
      .map(({ id }) => id),
  };
}

/** Compared after rounding: 4,95 is shown as 5,0 and passes. */
export function aprueba(nota: number, aprobado: number): boolean {
  return nota >= aprobado;
}

/** Whether a line enters both sums. */
export function cuenta({ modo }: Pick<LineaRubrica, 'modo'>, { estado }: Pick<LineaCalculada, 'estado'>) {
  return modo === 'puntua' && (estado === 'calculada' || estado === 'cero');
}

const suma = (valores: readonly number[]): number => valores.reduce((total, uno) => total + uno, 0);
