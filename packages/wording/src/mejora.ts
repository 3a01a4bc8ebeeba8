/** States of the actions of an improvement plan. */
export const estadosDeAccion = {
  pendiente: 'Pendiente',
  'en-curso': 'En curso',
  hecha: 'Hecha',
  descartada: 'Descartada',
} as const;

export const nombresDeEsfuerzo = { bajo: 'Bajo', medio: 'Medio', alto: 'Alto' } as const;

/** What an action came from. */
export const nombresDeOrigen = {
  pregunta: 'Pregunta',
  regla: 'Regla',
  archivo: 'Archivo',
  duplicado: 'Grupo duplicado',
  propia: 'Acción propia',
} as const;
