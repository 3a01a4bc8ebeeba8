/** Texts of the criteria editor. */
export const labels = {
  titulo: 'Criterios ponderación',
  cambiar: 'Cambiar',
  actualizar: 'Actualizar',
  actualizado: 'Registro actualizado correctamente',
  errorActualizar: 'Error al actualizar el registro',
  sinGuardar: 'Sin guardar',
  vacio: 'No se encontraron registros.',
  notaPropiedades:
    'Las líneas por cubrir son un defecto cuando quedan por debajo de su valor. El inicial es 15: en JavaScript y TypeScript lo normal es del 17 al 24\u00a0% de las líneas de código y en Python, del 58 al 92\u00a0%. Con 70 sería DEFECTO casi todo proyecto de JavaScript; con 15 solo lo es el que deja más del 85\u00a0% de su código sin líneas que las pruebas puedan ejecutar.',
} as const;
