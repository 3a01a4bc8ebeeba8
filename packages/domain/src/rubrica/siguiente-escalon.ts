import { puntosDe, type LineaCalculada } from './calcular-linea.ts';
import { cuenta, type NotaCalculada } from './calcular-nota.ts';
import type { ConDato, DatosEntrega } from './dato.ts';
import { tieneDato } from './dato.ts';
import type { LineaMedida, LineaRubrica, Rubrica } from './linea.ts';

/** One line that alone would bring the mark to the next step. */
export interface Camino {
  readonly id: string;
  readonly actual: number | null;
  /** The figure that it needs, to two decimals on the safe side; null for a level. */
  readonly necesita: number | null;
  /** Index of the level that it needs; null for a figure. */
  readonly nivel: number | null;
}

export interface SiguienteEscalon {
  readonly objetivo: number;
  /** Points of the rubric that are missing, unrounded. */
  readonly faltan: number;
  /** Empty where no line alone is enough. */
  readonly caminos: readonly Camino[];
}

/** Half a point of a scale of 10. */
export const escalonDe = (escala: number): number => escala / 20;

/** What the next step of the mark needs; null without a mark and at the scale's end. */
export function siguienteEscalon(
  rubrica: Rubrica,
  escala: number,
  datos: DatosEntrega,
  { nota, lineas, obtenidos, posibles }: NotaCalculada,
): SiguienteEscalon | null {
  if (nota === null || nota >= escala) return null;
  const escalon = escalonDe(escala);
  const objetivo = (Math.floor(Number((nota / escalon).toPrecision(12))) + 1) * escalon;
  // A mark is rounded half up to one decimal: less than the step itself is enough.
  const faltan = Math.max(0, ((objetivo - 0.05) * posibles) / escala - obtenidos);
  const caminos = rubrica.lineas.flatMap((linea, i) => {
    const calculada = lineas[i];
    return calculada && cuenta(linea, calculada) ? (caminoDe(linea, calculada, faltan, datos) ?? []) : [];
  });
  return { objetivo, faltan, caminos };
}

function caminoDe(
  linea: LineaRubrica,
  { puntos, valor }: LineaCalculada,
  faltan: number,
  { medidas }: DatosEntrega,
): Camino | null {
  // A sum of fractions may exceed the line's points by its last digits.
  const meta = puntos + faltan - 1e-9;
  if (meta > linea.puntos) return null;
  const comun = { id: linea.id, actual: valor };
  if (linea.fuente === 'criterio') {
    const suficientes = linea.niveles.filter((nivel) => nivel.puntos >= meta);
    const menor = suficientes.toSorted((a, b) => a.puntos - b.puntos)[0];
    return menor ? { ...comun, necesita: null, nivel: linea.niveles.indexOf(menor) } : null;
  }
  const dato = medidas[linea.fuente];
  const necesita = tieneDato(dato) ? cifraPara(linea, dato, meta) : enRecta(linea, meta);
  return { ...comun, necesita: haciaElMerito(linea, necesita), nivel: null };
}

const enRecta = ({ puntos, bajo, alto }: LineaMedida, meta: number): number =>
  bajo + (alto - bajo) * (meta / puntos);

/** Where penalties exist all severities fall together: the largest part of today's figure that is enough. */
function cifraPara(linea: LineaMedida, dato: ConDato, meta: number): number {
  if (linea.penalizaciones.length === 0) return enRecta(linea, meta);
  let [basta, sobra] = [0, 1];
  for (let vuelta = 0; vuelta < 50; vuelta += 1) {
    const mitad = (basta + sobra) / 2;
    if (puntosDe(linea, parteDe(dato, mitad)).puntos >= meta) basta = mitad;
    else sobra = mitad;
  }
  return dato.valor * basta;
}

function parteDe({ valor, porSeveridad = {} }: ConDato, parte: number): ConDato {
  const suyas = Object.entries(porSeveridad).map(([severidad, cuantas]) => [severidad, cuantas * parte]);
  return { valor: valor * parte, porSeveridad: Object.fromEntries(suyas) as typeof porSeveridad };
}

/** Two decimals, and none for what is counted, rounded to the side that earns the points. */
function haciaElMerito({ fuente, bajo, alto }: LineaMedida, cifra: number): number {
  const unidad = fuente === 'acciones' ? 1 : 100;
  const exacta = Number((cifra * unidad).toPrecision(9));
  return (alto > bajo ? Math.ceil(exacta) : Math.floor(exacta)) / unidad;
}
