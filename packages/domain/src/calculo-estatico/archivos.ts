import type { ComponenteMedido, Medida } from '../escaneo/index.ts';
import { leerValor } from './leer-medidas.ts';

/** The five measures that have recommendations, in their order (requisito: file-listing). */
const medidasRecomendables = [
  'cognitive_complexity',
  'comment_lines_density',
  'complexity',
  'duplicated_lines',
  'lines_to_cover',
] as const;
export type MedidaRecomendable = (typeof medidasRecomendables)[number];

export interface FalloArchivo {
  readonly medida: MedidaRecomendable;
  readonly valor: number;
  /** Not at its best value, complexity over 10, or lines to cover under 70 percent of the code lines. */
  readonly motivo: 'no-optima' | 'complejidad' | 'cobertura';
}

export interface ArchivoConFallos {
  readonly key: string;
  readonly path: string;
  readonly name: string;
  readonly ncloc: number | null;
  readonly fallos: readonly FalloArchivo[];
}

/** Greatest complexity without a recommendation (requisito: file-listing). */
const maximaComplejidad = 10;
const minimoCobertura = 70;

/** Best values of the measures that have one; the service's own flag takes precedence. */
const mejorValor: Readonly<Partial<Record<MedidaRecomendable, number>>> = {
  cognitive_complexity: 0,
  comment_lines_density: 100,
  duplicated_lines: 0,
};

/** Files with at least one failing measure, in the given order. A missing measure does not fail. */
export function archivosConFallos(componentes: readonly ComponenteMedido[]): readonly ArchivoConFallos[] {
  return componentes.map(revisar).filter((archivo) => archivo.fallos.length > 0);
}

function revisar({ key, path, name, measures }: ComponenteMedido): ArchivoConFallos {
  const porClave = new Map(measures.map((medida) => [medida.metric, medida]));
  const ncloc = leerValor(porClave.get('ncloc')?.value ?? '');
  const fallos = medidasRecomendables.flatMap((clave) => {
    const medida = porClave.get(clave);
    const valor = leerValor(medida?.value ?? '');
    if (!medida || valor === null) return [];
    const motivo = motivoDe(clave, valor, medida, ncloc);
    return motivo === null ? [] : [{ medida: clave, valor, motivo }];
  });
  return { key, path, name, ncloc, fallos };
}

function motivoDe(
  clave: MedidaRecomendable,
  valor: number,
  { bestValue }: Medida,
  ncloc: number | null,
): FalloArchivo['motivo'] | null {
  if (clave === 'complexity' && valor > maximaComplejidad) return 'complejidad';
  if (clave === 'lines_to_cover' && bajaCobertura(valor, ncloc)) return 'cobertura';
  return esOptima(bestValue, mejorValor[clave], valor) ? null : 'no-optima';
}

/** The service's own flag decides; without it, the best value; a measure that has neither is optimal at every value. */
function esOptima(segunServicio: boolean | undefined, mejor: number | undefined, valor: number): boolean {
  return segunServicio ?? (mejor === undefined || valor === mejor);
}

function bajaCobertura(lineas: number, ncloc: number | null): boolean {
  return ncloc !== null && lineas * 100 < minimoCobertura * ncloc;
}
