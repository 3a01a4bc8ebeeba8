import { contar } from '@mantenible/wording/contar';

interface Usos {
  readonly pruebas: number;
  readonly borradores: number;
  readonly analisis: number;
  readonly acciones: number;
  readonly marcas: number;
  readonly pasados: number;
}

/** Counts of what is deleted with a project: 'Con él se eliminarán 2 pruebas guardadas y 1 borrador.' */
export function frasePerdidas({ pruebas, borradores, analisis, acciones, marcas, pasados }: Usos): string {
  const partes = [
    pruebas > 0 && contar(pruebas, 'prueba guardada', 'pruebas guardadas'),
    borradores > 0 && contar(borradores, 'borrador', 'borradores'),
    analisis > 0 && contar(analisis, 'análisis', 'análisis'),
    pasados > 0 && 'la historia del repositorio',
    acciones > 0 && contar(acciones, 'acción de su plan de mejora', 'acciones de su plan de mejora'),
    marcas > 0 && contar(marcas, 'marca en sus incidencias', 'marcas en sus incidencias'),
  ].filter((parte) => parte !== false);
  if (partes.length === 0) return 'No tiene pruebas, borradores ni análisis.';
  const verbo =
    pruebas + borradores + analisis + acciones + marcas + pasados === 1 ? 'eliminará' : 'eliminarán';
  return `Con él se ${verbo} ${new Intl.ListFormat('es-ES').format(partes)}.`;
}

/** What stays in courses after a project was deleted, with the reason; '' without a copy. */
export function fraseCopias(
  entregas: readonly { readonly titulo: string; readonly curso: string }[],
): string {
  if (entregas.length === 0) return '';
  const cuales = entregas.map(({ titulo, curso }) => `«${titulo}» (${curso})`);
  const verbo = entregas.length === 1 ? 'la copia de lo que entregó en' : 'las copias de lo que entregó en';
  return `En el curso ${entregas.length === 1 ? 'queda' : 'quedan'} ${verbo} ${new Intl.ListFormat('es-ES').format(cuales)}, para calificarlo, hasta que venza el plazo de conservación del curso.`;
}
