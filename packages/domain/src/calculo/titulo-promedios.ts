import { tipoElemento, type TipoPrueba } from '../respuesta/tipo-prueba.ts';

/** Title of the means of a test's rows, which are its sub-characteristics or its metrics. */
export function tituloPromedios(tipo: TipoPrueba): string {
  return tipoElemento(tipo) === 'metrica' ? 'Promedio por métrica' : 'Promedio por subcaracterística';
}
