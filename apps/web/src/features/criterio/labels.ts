/** Texts of the criteria editor (specification §2, §8). */
export const labels = {
  titulo: 'Criterios ponderación',
  cambiar: 'Cambiar',
  actualizar: 'Actualizar',
  actualizado: 'Registro actualizado correctamente',
  errorActualizar: 'Error al actualizar el registro',
  sinGuardar: 'Sin guardar',
  vacio: 'No se encontraron registros.',
} as const;
