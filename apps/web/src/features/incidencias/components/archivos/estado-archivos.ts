import type { ArchivoConFallos } from '@mantenible/domain/calculo-estatico';

import { paginate, type PageOf } from '../../../../ui/paginate.ts';
import { compararFallos } from './orden-archivos.ts';
import { useParametros } from '../../../../ui/use-parametros.ts';

export const vistasArchivos = ['carrusel', 'lista'] as const;
export const ordenesArchivos = ['fallos', 'archivo', 'lineas'] as const;
export type OrdenArchivos = (typeof ordenesArchivos)[number];

export interface EstadoArchivos {
  readonly vista: (typeof vistasArchivos)[number];
  readonly buscar: string;
  readonly orden: OrdenArchivos;
  readonly pagina: number;
}

const estadoInicial: EstadoArchivos = { vista: 'carrusel', buscar: '', orden: 'fallos', pagina: 1 };

/** Longest search that the URL keeps. */
const maximoTexto = 1000;

/** Names of the state's parameters in the URL, next to those of the list of issues. */
const parametros = {
  vista: 'archivos',
  buscar: 'buscar-archivo',
  orden: 'orden-archivos',
  pagina: 'pagina-archivos',
} as const;

/** State of the list of files, stored in the URL; letters of a search share a history entry. */
export function useEstadoArchivos(): readonly [
  EstadoArchivos,
  (cambios: Partial<EstadoArchivos>, sigue?: boolean) => void,
] {
  const [params, setParams] = useParametros();
  const estado = leerEstadoArchivos(params);
  const cambiar = (cambios: Partial<EstadoArchivos>, sigue = false) => {
    setParams(
      (antes) => escribirEstadoArchivos(antes, { ...leerEstadoArchivos(antes), pagina: 1, ...cambios }),
      {
        replace: sigue,
        preventScrollReset: true,
      },
    );
  };
  return [estado, cambiar];
}

/** Reads the state from the query; missing and invalid values keep their initial value. */
export function leerEstadoArchivos(params: URLSearchParams): EstadoArchivos {
  const texto = (clave: keyof EstadoArchivos) => params.get(parametros[clave]) ?? '';
  const pagina = Number(texto('pagina'));
  return {
    vista: vistasArchivos.find((una) => una === texto('vista')) ?? estadoInicial.vista,
    buscar: texto('buscar').slice(0, maximoTexto),
    orden: ordenesArchivos.find((uno) => uno === texto('orden')) ?? estadoInicial.orden,
    pagina: Number.isInteger(pagina) && pagina > 0 ? pagina : estadoInicial.pagina,
  };
}

function escribirEstadoArchivos(params: URLSearchParams, estado: EstadoArchivos): URLSearchParams {
  const escrita = new URLSearchParams(params);
  for (const clave of Object.keys(parametros) as (keyof typeof parametros)[]) {
    if (estado[clave] === estadoInicial[clave]) escrita.delete(parametros[clave]);
    else escrita.set(parametros[clave], String(estado[clave]).slice(0, maximoTexto));
  }
  return escrita;
}

const sinAcentos = (texto: string) => texto.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('es');

const comparadores: Readonly<Record<OrdenArchivos, (a: ArchivoConFallos, b: ArchivoConFallos) => number>> = {
  fallos: compararFallos,
  archivo: (a, b) => a.path.localeCompare(b.path, 'es'),
  lineas: (a, b) => (b.ncloc ?? 0) - (a.ncloc ?? 0) || a.path.localeCompare(b.path, 'es'),
};

/** One page of the files whose path holds the search, sorted; and how many the search leaves. */
export function seleccionarArchivos(
  archivos: readonly ArchivoConFallos[],
  { buscar, orden, pagina }: EstadoArchivos,
): PageOf<ArchivoConFallos> & { readonly hallados: number } {
  const buscado = sinAcentos(buscar.trim());
  const hallados = archivos.filter(({ path }) => sinAcentos(path).includes(buscado));
  const ordenados = hallados.sort(comparadores[orden]);
  return { ...paginate(ordenados, pagina), hallados: hallados.length };
}
