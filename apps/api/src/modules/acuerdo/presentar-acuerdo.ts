import {
  acuerdoEntre,
  type Acuerdo,
  type Elecciones,
  type PreguntaDividida,
} from '@mantenible/domain/acuerdo';

interface Comparada {
  readonly nombre: string;
  readonly elecciones: Elecciones;
}

/** Pairs within each group that have common questions, the least agreement first. */
export function parejasDe(grupos: readonly (readonly Comparada[])[]) {
  return grupos
    .flatMap((grupo) => grupo.flatMap((unos, i) => grupo.slice(i + 1).map((otros) => parejaDe(unos, otros))))
    .filter(({ comunes }) => comunes > 0)
    .toSorted(elMenor);
}

function parejaDe(unos: Comparada, otros: Comparada) {
  return { unos: unos.nombre, otros: otros.nombre, ...acuerdoEntre(unos.elecciones, otros.elecciones) };
}

/** The least agreement first, what has none last. */
export const elMenor = (a: Acuerdo, b: Acuerdo): number =>
  (a.kappa ?? 2) - (b.kappa ?? 2) || (a.porcentaje ?? 101) - (b.porcentaje ?? 101);

/** A question that divides people, as an answer shows it. */
export function presentarPregunta({ pregunta, porNivel, respuestas, distintas }: PreguntaDividida) {
  return {
    pregunta: pregunta.pregunta,
    lista: pregunta.listaNombre,
    respuestas,
    distintas,
    niveles: pregunta.nivelesCumplimiento.map(({ descripcion }, i) => {
      return { descripcion, cuantas: porNivel[i] ?? 0 };
    }),
  };
}
