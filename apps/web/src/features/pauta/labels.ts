/** Texts of the guideline screens. */
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
  medida: 'Medida del análisis estático',
  ayudaMedida:
    'Opcional. Al responder la pregunta se mostrará lo que midió el último análisis y el nivel al que corresponde, sin elegirlo.',
  sinMedida: 'Ninguna',
  cotasDesordenadas:
    'Un nivel de más valor no exige más que otro de menos valor: ese otro no se indicará nunca. Está permitido, pero compruebe que no sea un descuido.',
  iniciales: 'Añadir las pautas nuevas del catálogo inicial',
  comparando: 'Comparando con el catálogo inicial…',
  falloIniciales: 'No se pudo saber qué pautas son nuevas.',
  sinIniciales:
    'No hay pautas nuevas: este catálogo ya tiene todas las del inicial, con sus textos y sus medidas.',
  nadaAnadido: 'No se añadió ni se actualizó ninguna pauta: otra persona ya lo había hecho o las cambió.',
  errorAnadir: 'Error al añadir las pautas',
} as const;
