import { nombresDeAccion } from '@mantenible/wording/auditoria';
import { sheetDateTimes } from '@mantenible/wording/fechas';

import type { Cell } from '../../spreadsheets/table.ts';
import type { ApunteGuardado, ApuntesRepository, SeleccionApuntes } from './auditoria.port.ts';

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
  { apuntes }: { readonly apuntes: Pick<ApuntesRepository, 'todos'> },
  seleccion: SeleccionApuntes,
  zona: string,
): AsyncGenerator<readonly Cell[]> {
  yield cabeceraDe(zona);
  const enHoja = sheetDateTimes(zona);
  for await (const apunte of apuntes.todos(seleccion)) yield celdas(apunte, enHoja);
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
