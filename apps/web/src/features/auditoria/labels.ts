/** Texts of the screen of the audit trail. */
export const labels = {
  titulo: 'Auditoría',
  vacio: 'Todavía no hay nada que mostrar.',
  sinAnotaciones: 'No se encontraron anotaciones.',
  desconocida: 'Usuario desconocido',
} as const;
