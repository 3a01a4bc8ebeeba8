import { contar } from '@mantenible/wording/contar';

import type { PasadoLeido } from '../api/leer-pasado.ts';

type Aviso = PasadoLeido['avisos'][number];

const frases: Readonly<Record<Aviso['aviso'], (commits: number) => string>> = {
  reescrita: () =>
    'La rama se reescribió desde la vez anterior: el commit más reciente de entonces ya no está en ella. Esta historia es la de la rama actual.',
  'fuera-de-limites': (commits) =>
    `La historia es demasiado grande para analizarla entera: ${
      commits === 1 ? 'quedó fuera' : 'quedaron fuera'
    } ${contar(commits, 'commit elegido', 'commits elegidos')}, empezando por los más antiguos.`,
  'sin-codigo': (commits) =>
    `${contar(commits, 'commit no tenía', 'commits no tenían')} código que medir y no ${
      commits === 1 ? 'aparece' : 'aparecen'
    }.`,
  alcance: (commits) =>
    `La rama tiene más commits de los que se descargan: la historia empieza en el más antiguo de ${contar(commits, 'commit', 'commits')}.`,
  'sin-clon-parcial': () =>
    'El servidor del repositorio no permite descargar solo los archivos necesarios: se descargó la historia completa de la rama, y por eso tarda más.',
};

/** Notices of a past in sentences. */
export function frasesDeAvisos(avisos: readonly Aviso[]): readonly string[] {
  return avisos.map(({ aviso, commits }) => frases[aviso](commits));
}
