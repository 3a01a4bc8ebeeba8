import { enlaceNuevo, type EnlaceNuevo } from '@mantenible/contracts/enlace';
import { diasPropuestos, type ClaseCompartida } from '@mantenible/domain/enlace';

/** What the form holds; ids are '' where nothing can be chosen. */
export interface Eleccion {
  readonly clase: ClaseCompartida;
  readonly prueba: string;
  readonly antes: string;
  readonly despues: string;
  readonly dias: number | string;
  readonly conCodigo: boolean;
}

/** What the choice of tests or analyses gets from the form. */
export interface ElegirQueProps {
  readonly proyectoId: string;
  readonly eleccion: Eleccion;
  readonly onElegir: (cambios: Partial<Eleccion>) => void;
}

export const eleccionInicial: Eleccion = {
  clase: 'analisis',
  prueba: '',
  antes: '',
  despues: '',
  dias: diasPropuestos,
  conCodigo: false,
};

/** Kinds in which names of files, findings and lines of code may be shown. */
export const admitenCodigo: ReadonlySet<ClaseCompartida> = new Set([
  'analisis',
  'comparacion-analisis',
  'plan',
]);

/** The request, or the sentence that states what is missing. */
export function pedidoDe(eleccion: Eleccion): EnlaceNuevo | string {
  const { clase, prueba, antes, despues, dias } = eleccion;
  if (clase === 'informe' && prueba === '') return 'Elija una prueba.';
  if (clase.startsWith('comparacion') && (antes === '' || despues === '' || antes === despues))
    return 'Elija dos cosas distintas que comparar.';
  const conCodigo = eleccion.conCodigo && admitenCodigo.has(clase);
  const leido = enlaceNuevo.safeParse({ clase, dias, conCodigo, prueba, antes, despues });
  return leido.success ? leido.data : (leido.error.issues[0]?.message ?? 'Revise los datos.');
}
