import { nombresSubcaracteristica, type SubcaracteristicaCalidad } from '../calculo-estatico/index.ts';
import { porcentaje, redondear } from '../criterio/index.ts';
import { tipoElemento, type TipoPrueba } from '../respuesta/index.ts';

/** A saved test with the means of its rows, as fractions. */
export interface PruebaConPromedios {
  readonly _id: string;
  readonly nombre: string;
  readonly tipo: TipoPrueba;
  /** ISO 8601. */
  readonly creado: string;
  readonly filas: readonly { readonly nombre: string; readonly promedio: number | null }[];
}

/** A sub-characteristic by both routes, in percent with two decimals where more is better; null is a gap. */
export interface EjeRadar {
  readonly nombre: (typeof nombresSubcaracteristica)[number];
  /** 100 minus the load of the static model. */
  readonly estatica: number | null;
  readonly manual: {
    readonly porcentaje: number;
    readonly prueba: Pick<PruebaConPromedios, '_id' | 'nombre' | 'creado'>;
  } | null;
}

/**
 * The five sub-characteristics by analysis and by hand. By hand counts the newest test of sub-characteristics in which
 * the row of that name counts, whatever its case and accents; tests of metrics have no such rows.
 * @param pruebas the newest first
 */
export function calcularRadar(
  subcaracteristicas: readonly Pick<SubcaracteristicaCalidad, 'nombre' | 'porcentaje'>[],
  pruebas: readonly PruebaConPromedios[],
): readonly EjeRadar[] {
  const deSubcaracteristicas = pruebas.filter(({ tipo }) => tipoElemento(tipo) === 'subcaracteristica');
  return nombresSubcaracteristica.map((nombre) => {
    const carga = subcaracteristicas.find((una) => una.nombre === nombre)?.porcentaje ?? null;
    return {
      nombre,
      estatica: carga === null ? null : redondear(100 - carga),
      manual: masReciente(deSubcaracteristicas, plegar(nombre)),
    };
  });
}

function masReciente(pruebas: readonly PruebaConPromedios[], nombre: string): EjeRadar['manual'] {
  for (const { _id, nombre: titulo, creado, filas } of pruebas) {
    const promedio = filas.find((fila) => plegar(fila.nombre) === nombre && fila.promedio !== null)?.promedio;
    if (promedio === undefined || promedio === null) continue;
    return { porcentaje: porcentaje(promedio), prueba: { _id, nombre: titulo, creado } };
  }
  return null;
}

function plegar(nombre: string): string {
  return nombre.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}
