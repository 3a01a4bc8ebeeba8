import type { Acuerdo } from '@mantenible/domain/acuerdo';

import { siONo } from '../comun/si-o-no.ts';
import type { presentarPregunta } from './presentar-acuerdo.ts';

type Celda = string | number | null;

interface Hoja {
  readonly nombre: string;
  readonly columnas: readonly string[];
  readonly filas: readonly (readonly Celda[])[];
}

export interface HojasDeAcuerdo {
  readonly referencia: Hoja;
  readonly parejas: Hoja;
  readonly preguntas: Hoja;
}

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
      nombre: 'Prueba de referencia',
      columnas: ['Entrega', 'Es de otro repositorio', ...cifras],
      filas: conReferencia.map(({ nombre, otroRepositorio, ...acuerdo }) => [
        nombre,
        siONo(otroRepositorio),
        ...cifrasDe(acuerdo),
      ]),
    },
    parejas: {
      nombre: 'Parejas',
      columnas: ['Entrega', 'Otra entrega', ...cifras],
      filas: parejas.map(({ unos, otros, ...acuerdo }) => [unos, otros, ...cifrasDe(acuerdo)]),
    },
    preguntas: {
      nombre: 'Preguntas que más dividen',
      columnas: ['Pregunta', 'Lista', 'Parejas que difieren (%)', 'Nivel', 'Respuestas'],
      filas: preguntas.flatMap(({ pregunta, lista, distintas, niveles }) =>
        niveles.map(({ descripcion, cuantas }) => [pregunta, lista, distintas, descripcion, cuantas]),
      ),
    },
  };
}

/** Empty where there is no figure: no common questions, or an undefined coefficient. */
const cifrasDe = ({ porcentaje, kappa, comunes, pocas }: Acuerdo): readonly Celda[] => [
  porcentaje,
  kappa,
  comunes,
  siONo(pocas),
];
