import { estadosDeEntregado, origenesDeAnalisis } from '@mantenible/wording/entrega';
import { sheetDateTimes } from '@mantenible/wording/fechas';

import type { Table } from '../../spreadsheets/table.ts';
import type { Fila } from './fila.ts';

const cabeceraDe = (zona: string) => [
  'Proyecto',
  'Personas',
  'Estado',
  'Prueba',
  'Promedio de la prueba (%)',
  `Fecha de la prueba (${zona})`,
  'Análisis',
  'Grado de mantenibilidad (%)',
  'Commit',
  `Fecha del commit (${zona})`,
  'Acciones del plan',
  'Hay trabajo fuera de plazo',
  'Motivo por el que se tomó lo hecho fuera de plazo',
];

/** A delivery as a table, with its dates in the zone of its course. */
export function hojaDeEntrega(name: string, filas: readonly Fila[], zona: string): Table {
  const fecha = sheetDateTimes(zona);
  return {
    name,
    columns: cabeceraDe(zona),
    rows: filas.map((fila) => {
      const { proyecto, miembros, estado, prueba, acciones, despues, tomada } = fila;
      return [
        proyecto?.nombre ?? null,
        miembros.join(', '),
        estadosDeEntregado[estado],
        prueba?.nombre ?? null,
        prueba?.promedio ?? null,
        fecha(prueba?.creado),
        textoDeAnalisis(fila),
        fila.analisis?.grado ?? null,
        fila.analisis?.commit ?? null,
        fecha(fila.analisis?.fechaCommit),
        proyecto === null ? null : acciones,
        despues === null ? null : 'sí',
        tomada?.motivo ?? null,
      ];
    }),
  };
}

function textoDeAnalisis({ analisis }: Fila): string | null {
  if (analisis === null) return null;
  const { estado, motivo, origen } = analisis;
  if (estado === 'listo') return origenesDeAnalisis[origen];
  if (estado === 'fallido') return `No se pudo analizar: ${motivo ?? ''}`;
  return estado === 'cancelado' ? 'Análisis cancelado' : 'En curso';
}
