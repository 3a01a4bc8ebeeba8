/** Texts of the metric screens. */
export const labels = {
  lista: 'Métricas',
  crear: 'Crear métrica',
  editar: 'Editar métrica',
  vacio: 'No se encontró la métrica.',
  creada: 'Métrica creada exitosamente',
  actualizada: 'Métrica actualizada exitosamente',
  errorGuardar: 'Error al guardar métrica',
  eliminada: 'Métrica eliminada exitosamente',
  errorEliminar: 'Error al eliminar métrica',
} as const;
