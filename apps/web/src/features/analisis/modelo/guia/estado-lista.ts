import { ordenes, type Orden } from './ordenar.ts';
import { severidades, type Severidad } from './severidad.ts';

export const vistas = ['carrusel', 'lista'] as const;
export type Vista = (typeof vistas)[number];

/** What the issues' list remembers in the page's address. Empty texts filter nothing. */
export interface EstadoLista {
  readonly vista: Vista;
  /** In their fixed order; none stands for all. */
  readonly severidades: readonly Severidad[];
  readonly regla: string;
  readonly archivo: string;
  readonly buscar: string;
  readonly orden: Orden;
  readonly inverso: boolean;
}

export const estadoInicial: EstadoLista = {
  vista: 'carrusel',
  severidades: [],
  regla: '',
  archivo: '',
  buscar: '',
  orden: 'severidad',
  inverso: false,
};

/** Longest text taken from the address, in UTF-16 units: no path or search that a person needs is longer. */
const maximoTexto = 1000;

/** The state that an address asks for; whatever it does not say, or says wrongly, is as at the beginning. */
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
    orden: ordenes.find((orden) => orden === params.get('orden')) ?? estadoInicial.orden,
    inverso: params.get('sentido') === 'inverso',
  };
}

/** The address's query with this state; what it holds of other parts of the page stays. */
export function escribirEstado(params: URLSearchParams, estado: EstadoLista): URLSearchParams {
  const escrita = new URLSearchParams(params);
  const valores = {
    vista: estado.vista === estadoInicial.vista ? '' : estado.vista,
    severidad: estado.severidades.join(','),
    regla: estado.regla,
    archivo: estado.archivo,
    buscar: estado.buscar.slice(0, maximoTexto),
    orden: estado.orden === estadoInicial.orden ? '' : estado.orden,
    sentido: estado.inverso ? 'inverso' : '',
  };
  for (const [nombre, valor] of Object.entries(valores)) {
    if (valor === '') escrita.delete(nombre);
    else escrita.set(nombre, valor);
  }
  return escrita;
}
