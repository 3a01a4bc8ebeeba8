import type { ClaseCompartida } from '@mantenible/domain/enlace';

export const nombresDeClase: Readonly<Record<ClaseCompartida, string>> = {
  informe: 'Reporte de una prueba',
  analisis: 'Análisis estático (siempre el último)',
  'comparacion-pruebas': 'Comparación de dos pruebas',
  'comparacion-analisis': 'Comparación de dos análisis',
  plan: 'Plan de mejora',
  'insignia-grado': 'Insignia con el grado',
  'insignia-promedio': 'Insignia con el promedio de la última prueba',
};

/** Choices of the form, in their order. */
export const opcionesDeClase = Object.entries(nombresDeClase).map(([value, label]) => ({ value, label }));
