import { porcentaje } from '../criterio/index.ts';
import type { PreguntaPlan } from '../respuesta/index.ts';
import { suma, type Eleccion, type Elecciones } from './acuerdo.ts';

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

/**
 * Questions that divide people, the most divided first. Each group answered about one repository: answers about different programs
 * differ without any difference of judgement, so pairs are of one group, and a group counts where two of it answered the question.
 */
export function preguntasQueDividen(
  grupos: readonly (readonly Elecciones[])[],
  maximo = 20,
): readonly PreguntaDividida[] {
  const juntas = new Map<string, (readonly Eleccion[])[]>();
  for (const grupo of grupos)
    for (const [clave, elecciones] of porPregunta(grupo))
      if (elecciones.length > 1) juntas.set(clave, [...(juntas.get(clave) ?? []), elecciones]);
  return [...juntas.values()]
    .flatMap((deGrupos) => divisionDe(deGrupos) ?? [])
    .toSorted((a, b) => b.distancia - a.distancia || b.distintas - a.distintas)
    .slice(0, maximo);
}

function porPregunta(personas: readonly Elecciones[]): ReadonlyMap<string, readonly Eleccion[]> {
  const juntas = new Map<string, Eleccion[]>();
  for (const suyas of personas)
    for (const [clave, una] of suyas) {
      const lista = juntas.get(clave);
      if (lista) lista.push(una);
      else juntas.set(clave, [una]);
    }
  return juntas;
}

function divisionDe(grupos: readonly (readonly Eleccion[])[]): PreguntaDividida | null {
  const pregunta = grupos[0]?.[0]?.pregunta;
  if (!pregunta) return null;
  const porGrupo = grupos.map((elecciones) =>
    pregunta.nivelesCumplimiento.map((_, nivel) => elecciones.filter((una) => una.nivel === nivel).length),
  );
  const pares = suma(grupos.map(({ length }) => paresDe(length)));
  const iguales = suma(porGrupo.flatMap((cuantas) => cuantas.map(paresDe)));
  if (iguales === pares) return null;
  return {
    pregunta,
    porNivel: pregunta.nivelesCumplimiento.map((_, nivel) =>
      suma(porGrupo.map((cuantas) => cuantas[nivel] ?? 0)),
    ),
    respuestas: suma(grupos.map(({ length }) => length)),
    distintas: porcentaje((pares - iguales) / pares),
    distancia: suma(grupos.map(distanciaDe)) / pares,
  };
}

const paresDe = (n: number): number => (n * (n - 1)) / 2;

/** Sum over the pairs of a group of (a − b)² = n·Σa² − (Σa)². */
function distanciaDe(elecciones: readonly Eleccion[]): number {
  const fracciones = elecciones.map(({ fraccion }) => fraccion);
  const cuadrados = suma(fracciones.map((una) => una ** 2));
  return Math.max(0, elecciones.length * cuadrados - suma(fracciones) ** 2);
}
