import type { ArchivoGuardado, LugarDuplicado } from '../comparacion/index.ts';

export interface LugarUbicado {
  readonly ruta: string;
  readonly desde: number;
  readonly hasta: number;
}

export interface GrupoDuplicado {
  readonly clave: string;
  readonly lugares: readonly LugarUbicado[];
  /** Lines in no other group. */
  readonly lineas: number;
}

export function gruposDuplicados(archivos: readonly ArchivoGuardado[]): readonly GrupoDuplicado[] {
  const grupos = new Map<string, { lugares: LugarUbicado[]; lineas: number }>();
  for (const { ruta, duplicados } of archivos) {
    for (const { grupo, desde, hasta } of duplicados) {
      const suyo = grupos.get(grupo) ?? { lugares: [], lineas: 0 };
      grupos.set(grupo, suyo);
      suyo.lugares.push({ ruta, desde, hasta });
    }
    for (const { lineas, activos } of tramos(duplicados)) {
      const [unico, otro] = activos;
      const suyo = otro === undefined ? grupos.get(unico ?? '') : undefined;
      if (suyo) suyo.lineas += lineas;
    }
  }
  return [...grupos].map(([clave, grupo]) => ({ clave, ...grupo }));
}

/** Whether a file has duplicated lines whose places were not kept. */
export function estaSinLugares({ medidas, duplicados }: ArchivoGuardado): boolean {
  return duplicados.length === 0 && (medidas.duplicated_lines ?? 0) > 0;
}

/** Files with duplicated lines whose places were not kept, and those lines: no proposal counts them. Null without such. */
export function sinLugares(
  archivos: readonly ArchivoGuardado[],
): { readonly archivos: number; readonly lineas: number } | null {
  const suyos = archivos.filter(estaSinLugares);
  const lineas = suyos.reduce((suma, { medidas }) => suma + (medidas.duplicated_lines ?? 0), 0);
  return suyos.length === 0 ? null : { archivos: suyos.length, lineas };
}

/** Lines that would no longer be duplicated without these groups: those in no other one. */
export function lineasDeGrupos(archivos: readonly ArchivoGuardado[], claves: ReadonlySet<string>): number {
  if (claves.size === 0) return 0;
  const todos = archivos.flatMap(({ duplicados }) => tramos(duplicados));
  return todos
    .filter(({ activos }) => activos.every((clave) => claves.has(clave)))
    .reduce((suma, { lineas }) => suma + lineas, 0);
}

/** Successive lines of a file that the same groups hold. */
interface Tramo {
  readonly lineas: number;
  readonly activos: readonly string[];
}

/** The duplicated lines of a file, cut where the groups that hold them change. */
function tramos(lugares: readonly LugarDuplicado[]): readonly Tramo[] {
  const cambios = lugares
    .flatMap(({ grupo, desde, hasta }) => [
      { linea: desde, grupo, suma: 1 },
      { linea: hasta + 1, grupo, suma: -1 },
    ])
    .sort((a, b) => a.linea - b.linea);
  const abiertos = new Map<string, number>();
  const hechos: Tramo[] = [];
  let linea = 0;
  for (const cambio of cambios) {
    if (cambio.linea > linea && abiertos.size > 0)
      hechos.push({ lineas: cambio.linea - linea, activos: [...abiertos.keys()] });
    linea = cambio.linea;
    const cuantos = (abiertos.get(cambio.grupo) ?? 0) + cambio.suma;
    if (cuantos === 0) abiertos.delete(cambio.grupo);
    else abiertos.set(cambio.grupo, cuantos);
  }
  return hechos;
}
