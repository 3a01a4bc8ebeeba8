/**
 * Importes en céntimos: los decimales de coma flotante no suman bien.
 */
export type Centimos = number;

const formato = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR' });

/** Escribe un importe como se lee en España: '12,50 €'. */
export function escribirImporte(importe: Centimos): string {
  return formato.format(importe / 100);
}

/** Suma importes; una lista vacía vale cero. */
export function sumar(importes: readonly Centimos[]): Centimos {
  return importes.reduce((total, importe) => total + importe, 0);
}
