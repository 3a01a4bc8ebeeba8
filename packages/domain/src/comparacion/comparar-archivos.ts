import type { ArchivoGuardado, DetalleAnalisis } from './detalle.ts';
import { diferenciaDe, type Diferencia } from './diferencia.ts';
import { parearArchivos } from './parear-archivos.ts';

/** Measures that are better when smaller and that the size of the file alone does not change. */
export const medidasDeArchivo = ['code_smells', 'cognitive_complexity', 'duplicated_lines'] as const;
type MedidaDeArchivo = (typeof medidasDeArchivo)[number];

export const cambiosArchivo = ['mejor', 'peor', 'mixto'] as const;
export type CambioArchivo = (typeof cambiosArchivo)[number];

export interface ArchivoComparado {
  readonly ruta: string;
  /** Set where the file was renamed. */
  readonly rutaAnterior: string | null;
  /** 'mixto': better in one measure and worse in another. */
  readonly cambio: CambioArchivo;
  readonly medidas: Readonly<Record<MedidaDeArchivo, Diferencia>>;
}

export interface ArchivosComparados {
  /** Changed files, the greatest change first. */
  readonly archivos: readonly ArchivoComparado[];
  readonly nuevos: number;
  readonly quitados: number;
}

/**
 * Files of both analyses that got better or worse; a measure missing in either does not count. A file of the same content
 * can have more or fewer duplicated lines; by another version of the analyser its figures are not compared.
 */
export function compararArchivos(antes: DetalleAnalisis, despues: DetalleAnalisis): ArchivosComparados {
  const pares = parearArchivos(antes.archivos, despues.archivos);
  const mismoAnalizador = antes.version === despues.version;
  const archivos = pares.flatMap(({ antes: uno, despues: otro }) =>
    uno && otro && (mismoAnalizador || uno.blob !== otro.blob) ? comparar(uno, otro) : [],
  );
  return {
    archivos: archivos.sort((a, b) => tamanoDelCambio(b) - tamanoDelCambio(a) || (a.ruta < b.ruta ? -1 : 1)),
    nuevos: pares.filter((par) => par.antes === null).length,
    quitados: pares.filter((par) => par.despues === null).length,
  };
}

function comparar(antes: ArchivoGuardado, despues: ArchivoGuardado): readonly ArchivoComparado[] {
  const de = (clave: MedidaDeArchivo) =>
    diferenciaDe(antes.medidas[clave] ?? null, despues.medidas[clave] ?? null);
  const medidas = {
    code_smells: de('code_smells'),
    cognitive_complexity: de('cognitive_complexity'),
    duplicated_lines: de('duplicated_lines'),
  };
  const diferencias = Object.values(medidas).map(({ diferencia }) => diferencia ?? 0);
  const [mejora, empeora] = [diferencias.some((una) => una < 0), diferencias.some((una) => una > 0)];
  if (!mejora && !empeora) return [];
  const cambio = mejora && empeora ? 'mixto' : mejora ? 'mejor' : 'peor';
  const rutaAnterior = antes.ruta === despues.ruta ? null : antes.ruta;
  return [{ ruta: despues.ruta, rutaAnterior, cambio, medidas }];
}

const tamanoDelCambio = ({ medidas }: ArchivoComparado): number =>
  medidasDeArchivo.reduce((suma, clave) => suma + Math.abs(medidas[clave].diferencia ?? 0), 0);
