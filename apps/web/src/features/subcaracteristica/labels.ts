/** Texts of the sub-characteristic screens. */
export const labels = {
  lista: 'Subcaracterísticas',
  crear: 'Crear subcaracterística',
  editar: 'Editar subcaracterística',
  vacio: 'No se encontraron subcaracterísticas.',
  creada: 'Subcaracterística creada exitosamente',
  actualizada: 'Subcaracterística actualizada exitosamente',
  errorGuardar: 'Error al guardar subcaracterística',
  eliminada: 'Subcaracterística eliminada exitosamente',
  errorEliminar: 'Error al eliminar subcaracterística',
  sinMetricas: 'Sin métricas',
} as const;
