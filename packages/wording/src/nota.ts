/** How a mark stands, for those who give it. */
export const estadosDeNota = {
  'sin-calcular': 'Sin calcular',
  pendiente: 'Falta decidir',
  lista: 'Lista para publicar',
  publicada: 'Publicada',
  cambiada: 'Con cambios sin publicar',
} as const;

/** Whether a mark reaches the pass mark of its course. */
export const resultadosDeNota = { aprueba: 'Aprueba', noAprueba: 'No aprueba' } as const;
