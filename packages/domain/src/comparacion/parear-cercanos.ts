import { crearMonticulo } from './monticulo.ts';

/** Indexes of two paired lines in their lists. */
export type Pareja = readonly [antes: number, despues: number];

/** A line with its list (0: `antes`, 1: `despues`) and its index there. */
interface LineaDeUnLado {
  readonly lado: 0 | 1;
  readonly indice: number;
  readonly linea: number;
}

/** Two adjacent lines of different lists, by their positions in the merged order. */
interface Vecinos {
  readonly distancia: number;
  readonly izquierda: number;
  readonly derecha: number;
}

/**
 * Pairs lines of one list with lines of another, the nearest first, each at most once; returns pairs of
 * indexes. The nearest free pair is always adjacent in the merged order, so n lines take n log n steps even
 * where a file repeats one line thousands of times.
 */
export function parearCercanos(antes: readonly number[], despues: readonly number[]): readonly Pareja[] {
  const puntos = mezclar(antes, despues);
  const previo = puntos.map((_punto, i) => i - 1);
  const siguiente = puntos.map((_punto, i) => i + 1);
  const monticulo = crearMonticulo<Vecinos>(menor);
  const ofrecer = (izquierda: number, derecha: number): void => {
    const [a, b] = [puntos[izquierda], puntos[derecha]];
    if (a && b && a.lado !== b.lado) monticulo.poner({ distancia: b.linea - a.linea, izquierda, derecha });
  };
  puntos.forEach((_punto, i) => {
    ofrecer(i, i + 1);
  });
  const usados = new Set<number>();
  const parejas: Pareja[] = [];
  for (let una = monticulo.quitar(); una !== null; una = monticulo.quitar()) {
    const { izquierda, derecha } = una;
    if (usados.has(izquierda) || usados.has(derecha)) continue;
    usados.add(izquierda).add(derecha);
    parejas.push(parejaDe(puntos[izquierda], puntos[derecha]));
    const [fuera, dentro] = [previo[izquierda] ?? -1, siguiente[derecha] ?? puntos.length];
    siguiente[fuera] = dentro;
    previo[dentro] = fuera;
    ofrecer(fuera, dentro);
  }
  return parejas;
}

function mezclar(antes: readonly number[], despues: readonly number[]): readonly LineaDeUnLado[] {
  const puntos = (lineas: readonly number[], lado: 0 | 1) =>
    lineas.map((linea, indice): LineaDeUnLado => ({ lado, indice, linea }));
  return [...puntos(antes, 0), ...puntos(despues, 1)].sort((a, b) => a.linea - b.linea || a.lado - b.lado);
}

const menor = (a: Vecinos, b: Vecinos): boolean =>
  a.distancia === b.distancia ? a.izquierda < b.izquierda : a.distancia < b.distancia;

function parejaDe(a: LineaDeUnLado | undefined, b: LineaDeUnLado | undefined): Pareja {
  const [una, otra] = [a?.indice ?? -1, b?.indice ?? -1];
  return a?.lado === 0 ? [una, otra] : [otra, una];
}
