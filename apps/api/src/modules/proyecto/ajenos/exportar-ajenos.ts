import { sheetDateTimes } from '@mantenible/wording/fechas';
import { formatSheetDecimals } from '@mantenible/wording/numeros';

import type { Cell } from '../../../spreadsheets/table.ts';
import type { AjenosRepository, SeleccionAjenos } from './ajenos.port.ts';
import { presentarAjeno, type ProyectoAjeno } from './listar-ajenos.ts';

/** Projects in memory at once. */
const porTramo = 500;

const cabeceraDe = (zona: string) => [
  'Proyecto',
  'Enlace',
  'Rama',
  'Persona',
  'Usuario',
  'Grado de mantenibilidad (%)',
  `Fecha del análisis (${zona})`,
  'Enlace analizado, si es otro',
  'Rama analizada, si es otra',
  'Analizador de otra versión',
  'Prueba más reciente',
  'Promedio de la prueba (%)',
  `Fecha de la prueba (${zona})`,
];

/**
 * Other people's projects with their newest results as rows of a table, with their dates in a time zone. They are sorted once and read
 * in batches while they are sent: projects made meanwhile shift nothing.
 */
export async function* exportarAjenos(
  { ajenos, analizador }: { readonly ajenos: AjenosRepository; readonly analizador: string },
  seleccion: SeleccionAjenos,
  zona: string,
): AsyncGenerator<readonly Cell[]> {
  yield cabeceraDe(zona);
  const enHoja = sheetDateTimes(zona);
  const ids = await ajenos.ordenados(seleccion);
  for (let desde = 0; desde < ids.length; desde += porTramo)
    for (const proyecto of await ajenos.leer(ids.slice(desde, desde + porTramo)))
      yield celdas(presentarAjeno(proyecto, analizador), enHoja);
}

function celdas(proyecto: ProyectoAjeno, enHoja: ReturnType<typeof sheetDateTimes>): readonly Cell[] {
  const { nombre, link, branch, persona, analisis, prueba } = proyecto;
  return [
    nombre,
    link,
    branch,
    persona.nombre,
    persona.usuario,
    formatSheetDecimals(analisis?.grado),
    enHoja(analisis?.fecha),
    analisis?.cambios.includes('enlace') ? analisis.enlace : null,
    analisis?.cambios.includes('rama') ? analisis.rama : null,
    analisis?.cambios.includes('analizador') ? 'sí' : null,
    prueba?.nombre,
    formatSheetDecimals(prueba?.promedio),
    enHoja(prueba?.fecha),
  ];
}
