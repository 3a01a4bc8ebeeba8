/** What of a delivery a project has. */
export const estadosDeEntregado = {
  entregado: 'Entregado',
  incompleto: 'Incompleto',
  tarde: 'Fuera de plazo',
  nada: 'Nada',
} as const;

/** Where the analysis of what was delivered comes from. */
export const origenesDeAnalisis = {
  propio: 'Análisis del proyecto',
  servicio: 'Cifras del servicio',
  entrega: 'Análisis de lo entregado',
} as const;
