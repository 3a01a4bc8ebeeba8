import { porcentaje } from '../criterio/index.ts';
import type { PreguntaPlan } from '../respuesta/index.ts';
import type { Eleccion, Elecciones } from './acuerdo.ts';

export interface PreguntaDividida {
  readonly pregunta: PreguntaPlan;
  /** How many chose each level, in the order of the levels. */
  readonly porNivel: readonly number[];
  readonly respuestas: number;
  /** Share of the pairs of people that chose different levels, in percent. */
  readonly distintas: number;
  /** Mean over those pairs of the squared difference of their fractions, from 0 to 1. */
  readonly distancia: number;
}

/** Questions that at least two people answered and that divide them, the most divided first. */
export function preguntasQueDividen(
  personas: readonly Elecciones[],
  maximo = 20,
): readonly PreguntaDividida[] {
  const juntas = new Map<string, Eleccion[]>();
  for (const suyas of personas)
    for (const [clave, una] of suyas) {
      const lista = juntas.get(clave);
      if (lista) lista.push(una);
      else juntas.set(clave, [una]);
    }
  return [...juntas.values()]
    .flatMap((elecciones) => divisionDe(elecciones) ?? [])
    .toSorted((a, b) => b.distancia - a.distancia || b.distintas - a.distintas)
    .slice(0, maximo);
}

function divisionDe(elecciones: readonly Eleccion[]): PreguntaDividida | null {
  const [primera] = elecciones;
  if (!primera || elecciones.length < 2) return null;
  const { pregunta } = primera;
  const porNivel = pregunta.nivelesCumplimiento.map(
    (_, nivel) => elecciones.filter((una) => una.nivel === nivel).length,
  );
  const n = elecciones.length;
  const pares = (n * (n - 1)) / 2;
  const iguales = porNivel.reduce((total, cuantas) => total + (cuantas * (cuantas - 1)) / 2, 0);
  if (iguales === pares) return null;
  return {
    pregunta,
    porNivel,
    respuestas: n,
    distintas: porcentaje((pares - iguales) / pares),
    distancia: distanciaMedia(elecciones),
  };
}

/** Sum over pairs of (a − b)² = n·Σa² − (Σa)², divided by the number of pairs. */
function distanciaMedia(elecciones: readonly Eleccion[]): number {
  const n = elecciones.length;
  const total = elecciones.reduce((suma, { fraccion }) => suma + fraccion, 0);
  const cuadrados = elecciones.reduce((suma, { fraccion }) => suma + fraccion ** 2, 0);
  return Math.max(0, n * cuadrados - total ** 2) / ((n * (n - 1)) / 2);
}
