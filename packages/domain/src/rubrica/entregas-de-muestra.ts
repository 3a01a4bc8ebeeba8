import type { DatosEntrega } from './dato.ts';
import type { LineaCriterio, Rubrica } from './linea.ts';

interface DeMuestra {
  readonly nombre: string;
  /** Where its levels stand among those of a line, from 0 for the one with the fewest points to 1. */
  readonly nivel: number;
  readonly medidas: DatosEntrega['medidas'];
}

const deMuestra: readonly DeMuestra[] = [
  {
    nombre: 'Ejemplo: poco hecho',
    nivel: 0,
    medidas: {
      media: { valor: 40 },
      evidencias: { valor: 20 },
      acuerdo: { valor: 40 },
      grado: { valor: 50 },
      nuevas: { valor: 15, porSeveridad: { CRITICAL: 3, MAJOR: 8, MINOR: 4 } },
      acciones: { valor: 0 },
    },
  },
  {
    nombre: 'Ejemplo: a medias',
    nivel: 0.5,
    medidas: {
      media: { valor: 65 },
      evidencias: { valor: 50 },
      acuerdo: { valor: 65 },
      grado: { valor: 75 },
      nuevas: { valor: 5, porSeveridad: { MAJOR: 3, MINOR: 2 } },
      acciones: { valor: 2 },
    },
  },
  {
    nombre: 'Ejemplo: muy completo',
    nivel: 1,
    medidas: {
      media: { valor: 90 },
      evidencias: { valor: 100 },
      acuerdo: { valor: 90 },
      grado: { valor: 95 },
      nuevas: { valor: 0.5, porSeveridad: { MINOR: 0.5 } },
      acciones: { valor: 4 },
    },
  },
];

/** Three invented deliveries, to try a rubric before there are any. */
export function entregasDeMuestra({
  lineas,
}: Rubrica): readonly { readonly nombre: string; readonly datos: DatosEntrega }[] {
  return deMuestra.map(({ nombre, nivel, medidas }) => {
    const elegidos = lineas.flatMap((linea) =>
      linea.fuente === 'criterio' ? [[linea.id, nivelDe(linea, nivel)] as const] : [],
    );
    return { nombre, datos: { medidas, niveles: Object.fromEntries(elegidos) } };
  });
}

/** Index of the level at that place, by points: levels are described in any order. */
function nivelDe({ niveles }: LineaCriterio, lugar: number): number | null {
  const porPuntos = niveles
    .map(({ puntos }, i) => ({ puntos, i }))
    .toSorted((una, otra) => una.puntos - otra.puntos);
  return porPuntos[Math.floor(lugar * (niveles.length - 1))]?.i ?? null;
}
