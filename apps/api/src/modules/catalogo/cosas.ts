/** Kind of the records of each table as the audit trail names it, and the column with their name. */
export const cosas = {
  pautas: { tipo: 'pauta', cosa: 'Pauta', nombre: 'descripcion' },
  listas_verificacion: { tipo: 'listaVerificacion', cosa: 'Lista de verificación', nombre: 'nombre' },
  metricas: { tipo: 'metrica', cosa: 'Métrica', nombre: 'nombre' },
  subcaracteristicas: { tipo: 'subcaracteristica', cosa: 'Subcaracterística', nombre: 'nombre' },
} as const;

export type TablaDeCatalogo = keyof typeof cosas;
