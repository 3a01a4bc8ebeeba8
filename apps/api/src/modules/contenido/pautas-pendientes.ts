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

/** The starter guidelines that the catalogue lacks, or lacks the tie of, with the effect of adding each. */
export async function leerPendientes({ contenido, iniciales }: Deps) {
  return pendientes(contenido, await iniciales.leer()).map(({ pauta, ...resto }) => {
    const { clave, descripcion, pregunta } = pauta;
    return { clave, descripcion, pregunta, ...resto };
  });
}

/** Adds what is still missing of the given keys: guidelines, and ties of those that are as they came. */
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
    const falta = loQueFalta(pauta, elementos.get(pauta.clave)?.actual ?? null);
    if (falta === null) return [];
    const lista = listaDe(contenido, elementos, pauta.clave);
    return [{ pauta, falta, lista, eliminada: falta === 'pauta' && elementos.has(pauta.clave) }];
  });
}

/**
 * What the catalogue lacks of a starter guideline: the guideline, or its tie to a measure; null for nothing. A tie is
 * offered only for the question and the levels that its bounds were chosen for, and never replaces another
 * (requisito: ties-by-choice).
 */
function loQueFalta(pauta: PautaInicial, actual: PautaActual | null): PautaPendiente['falta'] | null {
  if (actual === null) return 'pauta';
  if (!pauta.medida || actual.medida || pauta.pregunta !== actual.pregunta) return null;
  return mismosNiveles(pauta, actual) ? 'medida' : null;
}

type ConNiveles = Pick<PautaActual, 'nivelesCumplimiento'>;

function mismosNiveles({ nivelesCumplimiento: unos }: ConNiveles, otra: ConNiveles): boolean {
  const otros = otra.nivelesCumplimiento;
  return (
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
