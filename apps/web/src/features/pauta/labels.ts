/** Texts of the guideline screens (specification §2, §5, §8). */
export const labels = {
  lista: 'Pautas',
  crear: 'Crear pauta',
  editar: 'Editar pauta',
  vacio: 'No se encontraron pautas.',
  creada: 'Pauta creada exitosamente',
  actualizada: 'Pauta actualizada exitosamente',
  errorGuardar: 'Error al guardar pauta',
  eliminada: 'Pauta eliminada exitosamente',
  errorEliminar: 'Error al eliminar pauta',
  agregarNivel: 'Agregar Nivel',
  maximoNiveles: 'Una pauta admite como máximo 5 niveles de cumplimiento',
  valoresRepetidos: 'Hay niveles con el mismo valor. Está permitido, pero compruebe que no sea un descuido.',
} as const;
