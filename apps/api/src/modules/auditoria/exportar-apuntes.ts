import { nombresDeAccion } from '@mantenible/wording/auditoria';
import { sheetDateTimes } from '@mantenible/wording/fechas';

import type { Cell } from '../../spreadsheets/table.ts';
import type { ApunteGuardado, ApuntesRepository, SeleccionApuntes } from './auditoria.port.ts';

/** Entries in memory at once. */
const porTramo = 500;

const cabeceraDe = (zona: string) => [
  `Primera vez (${zona})`,
  `Última vez (${zona})`,
  'Veces',
  'Persona',
  'Usuario',
  'Identificador',
  'Acción',
  'Sobre',
  'Detalle',
];

/**
 * Entries as rows of a table, with their dates in a time zone, read in batches while they are sent; entries made meanwhile
 * shift nothing.
 */
export async function* exportarApuntes(
  { apuntes }: { readonly apuntes: Pick<ApuntesRepository, 'leerTras'> },
  seleccion: SeleccionApuntes,
  zona: string,
): AsyncGenerator<readonly Cell[]> {
  yield cabeceraDe(zona);
  const enHoja = sheetDateTimes(zona);
  let anterior: ApunteGuardado | null = null;
  for (;;) {
    const tramo: readonly ApunteGuardado[] = await apuntes.leerTras(seleccion, anterior, porTramo);
    for (const apunte of tramo) yield celdas(apunte, enHoja);
    anterior = tramo.at(-1) ?? null;
    if (tramo.length < porTramo) return;
  }
}

function celdas(apunte: ApunteGuardado, enHoja: ReturnType<typeof sheetDateTimes>): readonly Cell[] {
  const { momento, ultimo, veces, nombre, usuario, sub, accion, objeto, detalle } = apunte;
  return [
    enHoja(momento),
    enHoja(ultimo),
    veces,
    nombre,
    usuario,
    sub,
    nombresDeAccion[accion],
    objeto,
    detalle,
  ];
}
