export const lista = { _id: '0198a3c0-0000-7000-8000-000000000001', nombre: 'Verificación de pruebas' };

/** A starter guideline that the catalogue lacks. */
export const pendiente = (clave: string, cambios: object = {}) => ({
  clave,
  descripcion: `Pauta ${clave}`,
  pregunta: '¿Sí?',
  lista,
  falta: 'pauta',
  eliminada: false,
  ...cambios,
});

export const peticionLeer = 'GET /catalogo-inicial/pautas';
export const peticionAnadir = 'POST /catalogo-inicial/pautas';

/** What an addition did. */
export const anadido = (cambios: object) => ({ anadidas: 0, medidas: 0, actualizadas: 0, ...cambios });
