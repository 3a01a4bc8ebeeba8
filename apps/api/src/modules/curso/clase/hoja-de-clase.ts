import { nombresSubcaracteristica } from '@mantenible/domain/calculo-estatico';
import type { CambioEntreAnalisis } from '@mantenible/domain/comparacion';
import { sheetDateTimes } from '@mantenible/wording/fechas';
import { nombresDeTipoDePrueba } from '@mantenible/wording/prueba';

import type { Table } from '../../../spreadsheets/table.ts';
import type { FilaConEjes } from './leer-clase.ts';

const enPalabras: Readonly<Record<CambioEntreAnalisis, string>> = {
  analizador: 'versión del analizador',
  alcance: 'alcance',
  enlace: 'enlace',
  rama: 'rama',
};

const cabeceraDe = (zona: string) => [
  'Persona',
  'Usuario',
  'Correo',
  'Grupo',
  `Se unió (${zona})`,
  'Proyecto',
  'Es del equipo',
  'Grado de mantenibilidad (%)',
  'Cambio del grado (puntos)',
  'Cambió después del análisis',
  `Fecha del análisis (${zona})`,
  'Prueba más reciente',
  'Tipo de prueba',
  'Elemento de la prueba',
  'Intento',
  'Promedio de la prueba (%)',
  `Fecha de la prueba (${zona})`,
  'Pruebas guardadas',
  'Acciones del plan',
  'Acciones hechas',
  'Acciones verificadas',
  ...nombresSubcaracteristica.map((nombre) => `${nombre}, análisis (%)`),
  ...nombresSubcaracteristica.map((nombre) => `${nombre}, prueba (%)`),
];

/** A class as a table, with its dates in a time zone. */
export function hojaDeClase(name: string, filas: readonly FilaConEjes[], zona: string): Table {
  const fecha = sheetDateTimes(zona);
  return {
    name,
    columns: cabeceraDe(zona),
    rows: filas.map(({ persona, proyecto, analisis, prueba, pruebas, plan, ejes }) => [
      persona.nombre,
      persona.usuario,
      persona.correo,
      persona.grupo,
      fecha(persona.ingreso),
      proyecto?.nombre ?? null,
      proyecto === null || proyecto.propio ? null : 'sí',
      analisis?.grado ?? null,
      analisis?.tendencia ?? null,
      analisis === null || analisis.cambios.length === 0
        ? null
        : analisis.cambios.map((uno) => enPalabras[uno]).join(', '),
      fecha(analisis?.fecha),
      prueba?.nombre ?? null,
      prueba && nombresDeTipoDePrueba[prueba.tipo],
      prueba?.elemento ?? null,
      prueba?.intento ?? null,
      prueba?.promedio ?? null,
      fecha(prueba?.fecha),
      proyecto === null ? null : pruebas,
      proyecto === null ? null : plan.total,
      proyecto === null ? null : plan.hechas,
      proyecto === null ? null : plan.verificadas,
      ...nombresSubcaracteristica.map((_nombre, i) => ejes.estatica[i] ?? null),
      ...nombresSubcaracteristica.map((_nombre, i) => ejes.manual[i] ?? null),
    ]),
  };
}
