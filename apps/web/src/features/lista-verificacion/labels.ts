/** Texts of the verification-list screens. */
export const labels = {
  lista: 'Listas de verificación',
  crear: 'Crear lista de verificación',
  editar: 'Editar lista de verificación',
  vacio: 'No se encontraron listas de verificación.',
  creada: 'Lista de verificación creada exitosamente',
  actualizada: 'Lista de verificación actualizada exitosamente',
  errorGuardar: 'Error al guardar lista de verificación',
  eliminada: 'Lista de verificación eliminada exitosamente',
  errorEliminar: 'Error al eliminar lista de verificación',
} as const;
