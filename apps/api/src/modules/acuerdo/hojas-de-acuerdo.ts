import type { Acuerdo } from '@mantenible/domain/acuerdo';

import type { Cell, Table } from '../../spreadsheets/table.ts';
import { siONo } from '../comun/si-o-no.ts';
import type { presentarPregunta } from './presentar-acuerdo.ts';

export type HojasDeAcuerdo = Readonly<Record<'referencia' | 'parejas' | 'preguntas', Table>>;

interface Comparada {
  readonly conReferencia: readonly (Acuerdo & {
    readonly nombre: string;
    readonly otroRepositorio: boolean;
  })[];
  readonly parejas: readonly (Acuerdo & { readonly unos: string; readonly otros: string })[];
  readonly preguntas: readonly ReturnType<typeof presentarPregunta>[];
}

const cifras = ['Niveles iguales (%)', 'κ', 'Preguntas comunes', 'Pocas preguntas'];

/** The agreement of a class as tables, with the words of its page. */
export function hojasDe({ conReferencia, parejas, preguntas }: Comparada): HojasDeAcuerdo {
  return {
    referencia: {
      name: 'Prueba de referencia',
      columns: ['Entrega', 'Es de otro repositorio', ...cifras],
      rows: conReferencia.map(({ nombre, otroRepositorio, ...acuerdo }) => [
        nombre,
        siONo(otroRepositorio),
        ...cifrasDe(acuerdo),
      ]),
    },
    parejas: {
      name: 'Parejas',
      columns: ['Entrega', 'Otra entrega', ...cifras],
      rows: parejas.map(({ unos, otros, ...acuerdo }) => [unos, otros, ...cifrasDe(acuerdo)]),
    },
    preguntas: {
      name: 'Preguntas que más dividen',
      columns: ['Pregunta', 'Lista', 'Parejas que difieren (%)', 'Nivel', 'Respuestas'],
      rows: preguntas.flatMap(({ pregunta, lista, distintas, niveles }) =>
        niveles.map(({ descripcion, cuantas }) => [pregunta, lista, distintas, descripcion, cuantas]),
      ),
    },
  };
}

/** Empty where there is no figure: no common questions, or an undefined coefficient. */
const cifrasDe = ({ porcentaje, kappa, comunes, pocas }: Acuerdo): readonly Cell[] => [
  porcentaje,
  kappa,
  comunes,
  siONo(pocas),
];
