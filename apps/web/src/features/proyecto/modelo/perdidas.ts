interface Usos {
  readonly pruebas: number;
  readonly borradores: number;
  readonly analisis: number;
}

/** What goes with a project, counted: 'Con él se eliminarán 2 pruebas guardadas y 1 borrador.' */
export function frasePerdidas({ pruebas, borradores, analisis }: Usos): string {
  const partes = [
    contar(pruebas, 'prueba guardada', 'pruebas guardadas'),
    contar(borradores, 'borrador', 'borradores'),
    contar(analisis, 'análisis', 'análisis'),
  ].filter((parte) => parte !== null);
  if (partes.length === 0) return 'No tiene pruebas, borradores ni análisis.';
  return `Con él se eliminarán ${new Intl.ListFormat('es-ES').format(partes)}.`;
}

function contar(cuantos: number, uno: string, varios: string): string | null {
  if (cuantos === 0) return null;
  return `${cuantos} ${cuantos === 1 ? uno : varios}`;
}
