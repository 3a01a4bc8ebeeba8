import { tiposPrueba, type RespuestaPrueba } from '../respuesta/index.ts';

type ConAlcance = Pick<RespuestaPrueba, 'tipo' | 'elementoId'>;

/** A test, and the one before it of the same scope. */
export interface PruebaConAnterior<T> {
  readonly prueba: T;
  readonly anterior: T | null;
}

/**
 * The newest test of each kind, in the kinds' order, with the one before it of the same kind and item.
 * @param pruebas the newest first
 */
export function ultimasPruebas<T extends ConAlcance>(pruebas: readonly T[]): readonly PruebaConAnterior<T>[] {
  return tiposPrueba.flatMap((tipo) => {
    const [prueba, ...previas] = pruebas.filter((una) => una.tipo === tipo);
    if (!prueba) return [];
    return [{ prueba, anterior: previas.find((una) => una.elementoId === prueba.elementoId) ?? null }];
  });
}
