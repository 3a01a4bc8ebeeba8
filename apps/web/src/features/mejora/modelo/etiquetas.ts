import {
  esfuerzos,
  estadosAccion,
  type Esfuerzo,
  type EstadoAccion,
  type TipoOrigen,
} from '@mantenible/domain/mejora';

export const etiquetaEstado: Readonly<Record<EstadoAccion, string>> = {
  pendiente: 'Pendiente',
  'en-curso': 'En curso',
  hecha: 'Hecha',
  descartada: 'Descartada',
};

export const etiquetaEsfuerzo: Readonly<Record<Esfuerzo, string>> = {
  bajo: 'Bajo',
  medio: 'Medio',
  alto: 'Alto',
};

export const etiquetaOrigen: Readonly<Record<TipoOrigen, string>> = {
  pregunta: 'Pregunta',
  regla: 'Regla',
  archivo: 'Archivo',
  duplicado: 'Grupo duplicado',
  propia: 'Acción propia',
};

/** Choices of the select lists. */
export const opcionesEstado = estadosAccion.map((value) => ({ value, label: etiquetaEstado[value] }));
export const opcionesEsfuerzo = esfuerzos.map((value) => ({ value, label: etiquetaEsfuerzo[value] }));

/** The chosen value of a select list, as the closed list that it offers. */
export function esfuerzoDe(valor: string): Esfuerzo {
  return esfuerzos.find((uno) => uno === valor) ?? 'medio';
}

export function estadoDe(valor: string): EstadoAccion {
  return estadosAccion.find((uno) => uno === valor) ?? 'pendiente';
}
