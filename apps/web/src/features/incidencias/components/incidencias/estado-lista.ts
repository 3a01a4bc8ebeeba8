import { ordenes, type Orden } from '../../../../lib/incidencia/ordenar.ts';
import { severidades, type Severidad } from '../../../../lib/incidencia/severidad.ts';

export const vistas = ['carrusel', 'lista'] as const;
export type Vista = (typeof vistas)[number];

/** State of the issue list, stored in the URL. Empty texts filter nothing. */
export interface EstadoLista {
  readonly vista: Vista;
  /** In their fixed order; empty means all. */
  readonly severidades: readonly Severidad[];
  readonly regla: string;
  readonly archivo: string;
  readonly buscar: string;
  /** Id of the earlier analysis since which findings are new; empty shows all. */
  readonly desde: string;
  readonly orden: Orden;
  readonly inverso: boolean;
}

export const estadoInicial: EstadoLista = {
  vista: 'carrusel',
  severidades: [],
  regla: '',
  archivo: '',
  buscar: '',
  desde: '',
  orden: 'severidad',
  inverso: false,
};

/** Longest text read from the URL, in UTF-16 units; real paths and searches are shorter. */
const maximoTexto = 1000;

/** Reads the state from the query; missing and invalid values keep their initial value. */
export function leerEstado(params: URLSearchParams): EstadoLista {
  const texto = (nombre: string) => {
    const valor = params.get(nombre) ?? '';
    return valor.length > maximoTexto ? '' : valor;
  };
  const pedidas = texto('severidad').split(',');
  return {
    vista: vistas.find((vista) => vista === params.get('vista')) ?? estadoInicial.vista,
    severidades: severidades.filter((severidad) => pedidas.includes(severidad)),
    regla: texto('regla'),
    archivo: texto('archivo'),
    buscar: texto('buscar'),
    desde: texto('desde'),
    orden: ordenes.find((orden) => orden === params.get('orden')) ?? estadoInicial.orden,
    inverso: params.get('sentido') === 'inverso',
  };
}

/** Query with this state; parameters of other parts of the page stay. */
export function escribirEstado(params: URLSearchParams, estado: EstadoLista): URLSearchParams {
  const escrita = new URLSearchParams(params);
  const valores = {
    vista: estado.vista === estadoInicial.vista ? '' : estado.vista,
    severidad: estado.severidades.join(','),
    regla: estado.regla,
    archivo: estado.archivo,
    buscar: estado.buscar.slice(0, maximoTexto),
    desde: estado.desde,
    orden: estado.orden === estadoInicial.orden ? '' : estado.orden,
    sentido: estado.inverso ? 'inverso' : '',
  };
  for (const [nombre, valor] of Object.entries(valores)) {
    if (valor === '') escrita.delete(nombre);
    else escrita.set(nombre, valor);
  }
  return escrita;
}
