import type { ClaseCompartida } from '../enlace/index.ts';
import type { RespuestaPrueba } from '../respuesta/index.ts';
import { esLaPedida } from './elegir.ts';
import type { LoPedido } from './entrega.ts';

/**
 * Whether what a link of that kind shows, of these tests, is part of what a delivery asks for. The improvement plan is made
 * of tests and analyses, so it is part of any delivery.
 */
export function seEntrega(
  clase: ClaseCompartida,
  pruebas: readonly Pick<RespuestaPrueba, 'tipo' | 'elementoId'>[],
  { prueba, analisis }: Pick<LoPedido, 'prueba' | 'analisis'>,
): boolean {
  switch (clase) {
    case 'informe':
    case 'comparacion-pruebas':
      return prueba !== null && pruebas.some((una) => esLaPedida(una, prueba));
    case 'insignia-promedio':
      return prueba !== null;
    case 'analisis':
    case 'comparacion-analisis':
    case 'insignia-grado':
      return analisis;
    case 'plan':
      return true;
  }
}
