import { isDeepStrictEqual } from 'node:util';

import type { Autor } from '@mantenible/domain/auditoria';

import type {
  CatalogoInicial,
  ElementosIniciales,
  PautaActual,
  PautaInicial,
  PautaPendiente,
  PautasInicialesRepository,
} from './contenido.port.ts';

interface Deps {
  readonly contenido: CatalogoInicial;
  readonly iniciales: PautasInicialesRepository;
}

/** The starter guidelines that the catalogue lacks, or lacks the tie or this edition's text of, with the effect of adding each. */
export async function leerPendientes({ contenido, iniciales }: Deps) {
  return pendientes(contenido, await iniciales.leer()).map(({ pauta, ...resto }) => {
    const { clave, descripcion, pregunta } = pauta;
    return { clave, descripcion, pregunta, ...resto };
  });
}

/** Adds what is still missing of the given keys: guidelines, and ties and texts of those that are as they came. */
export async function anadirPendientes(
  { contenido, iniciales }: Deps,
  claves: readonly string[],
  quien: Autor,
) {
  const elegidas = new Set(claves);
  return iniciales.anadir(
    (elementos) => pendientes(contenido, elementos).filter(({ pauta }) => elegidas.has(pauta.clave)),
    quien,
  );
}

function pendientes(contenido: CatalogoInicial, elementos: ElementosIniciales): PautaPendiente[] {
  return contenido.pautas.flatMap((pauta) => {
    const actual = elementos.get(pauta.clave)?.actual ?? null;
    const anterior = actual && comoVino(contenido, pauta.clave, actual);
    const falta = loQueFalta(pauta, actual, anterior);
    if (falta === null) return [];
    const descripcion =
      actual && actual.descripcion !== anterior?.descripcion ? actual.descripcion : pauta.descripcion;
    const lista = listaDe(contenido, elementos, pauta.clave);
    const eliminada = falta === 'pauta' && elementos.has(pauta.clave);
    return [{ pauta: { ...pauta, descripcion }, falta, lista, eliminada }];
  });
}

/**
 * What the catalogue lacks of a starter guideline: the guideline, its tie to a measure, or the text of this edition; null for
 * nothing. A tie is offered only for the question and the levels that its bounds were chosen for, and never replaces another
 * (requisito: ties-by-choice). The text is offered only for a guideline without edits (requisito: editions-by-choice).
 */
function loQueFalta(
  pauta: PautaInicial,
  actual: PautaActual | null,
  anterior: PautaInicial | null,
): PautaPendiente['falta'] | null {
  if (actual === null) return 'pauta';
  if (mismoTexto(pauta, actual)) return pauta.medida && !actual.medida ? 'medida' : null;
  return anterior === null ? null : 'texto';
}

/** The guideline of the edition before, if the current one has its question, its levels, and its tie or none. */
function comoVino(contenido: CatalogoInicial, clave: string, actual: PautaActual): PautaInicial | null {
  const anterior = contenido.anteriores.find((una) => una.clave === clave);
  if (anterior === undefined || !mismoTexto(anterior, actual)) return null;
  return !actual.medida || isDeepStrictEqual(actual.medida, anterior.medida) ? anterior : null;
}

type ConTexto = Pick<PautaActual, 'pregunta' | 'nivelesCumplimiento'>;

function mismoTexto(una: ConTexto, otra: ConTexto): boolean {
  const [unos, otros] = [una.nivelesCumplimiento, otra.nivelesCumplimiento];
  return (
    una.pregunta === otra.pregunta &&
    unos.length === otros.length &&
    unos.every((uno, i) => uno.valor === otros[i]?.valor && uno.descripcion === otros[i].descripcion)
  );
}

/** Its list in the starter content, with the current name; null when that list was deleted. */
function listaDe(
  contenido: CatalogoInicial,
  elementos: ElementosIniciales,
  clave: string,
): PautaPendiente['lista'] {
  const lista = contenido.listasVerificacion.find(({ pautas }) => pautas.includes(clave));
  const { id = null, nombre = null } = elementos.get(lista?.clave ?? '') ?? {};
  return id === null || nombre === null ? null : { _id: id, nombre };
}
