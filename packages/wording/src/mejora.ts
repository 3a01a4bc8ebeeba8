/** States of the actions of a plan. */
export const estadosDeAccion = {
  pendiente: 'Pendiente',
  'en-curso': 'En curso',
  hecha: 'Hecha',
  descartada: 'Descartada',
} as const;
