/** JSON columns of courses whose refusals stored-column-cursos.test.ts produces. */
export const columnasDeCursos: readonly string[] = [
  'analisis.reglas',
  'calificacion_cambios.por',
  'calificaciones.enlaces',
  'calificaciones.marcas',
  'calificaciones.medidas',
  'calificaciones.niveles',
  'calificaciones.publicado',
  'entrega_analisis.ambito',
  'entrega_analisis.medidas',
  'entregado_archivos.incidencias',
  'entregado_archivos.medidas',
  'entregados.acciones',
  'entregados.ambito_propio',
  'entregados.miembros',
  'entregados.prueba',
  'entregados.tarde_por',
  'entregas.ambito',
  'entregas.pide',
  'entregas.plantilla',
  'observaciones.por',
  'papelera.contenido',
  'patrones.por',
  'patrones.prueba',
  'rubricas.lineas',
  'rubricas.por',
];

/** JSON columns that are written and not read; in the same test, damaged values of them change no answer. */
export const columnasSinLector: readonly string[] = ['calificaciones.por', 'entrega_analisis.omitidos'];
