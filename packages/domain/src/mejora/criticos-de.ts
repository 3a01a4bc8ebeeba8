import type { ArchivoGuardado } from '../comparacion/index.ts';
import type { PropuestaEstatica } from './propuestas-estaticas.ts';

type Propuesta = Pick<PropuestaEstatica, 'tipo' | 'clave' | 'lugares'>;

/** The hotspots among `criticos`, in their order, whose findings or copies the proposal removes. */
export function criticosDe(
  { tipo, clave, lugares }: Propuesta,
  archivos: readonly Pick<ArchivoGuardado, 'ruta' | 'hallazgos'>[],
  criticos: readonly string[],
): readonly string[] {
  if (tipo === 'archivo') return criticos.filter((ruta) => ruta === clave);
  if (tipo === 'duplicado') return criticos.filter((ruta) => lugares.some((uno) => uno.ruta === ruta));
  return criticos.filter((critico) =>
    archivos.some(
      ({ ruta, hallazgos }) => ruta === critico && hallazgos.some(({ regla }) => regla === clave),
    ),
  );
}
