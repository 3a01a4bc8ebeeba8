import type { PuntoCritico } from '@mantenible/contracts/puntos-criticos';

import { lugarEnEscala } from './escala.ts';
import { separar, type Circulo } from './separar.ts';

/** The rectangle between the axes, in pixels. */
export interface Lienzo {
  readonly x: number;
  readonly y: number;
  readonly ancho: number;
  readonly alto: number;
}

/** A file's circle. */
export interface Puesto extends Circulo {
  readonly archivo: PuntoCritico;
  /** In the order of the server, from 0. */
  readonly posicion: number;
}

/** Most circles drawn, the numbered ones included: more would cover each other, and the table has all figures. */
const maximoDeCirculos = 300;
/** Smallest and largest radius; a numbered circle is large enough to be pressed. */
const radios = { menor: 4, mayor: 14, numerado: 12, numeradoEstrecho: 10 };
/** Width at which circles reach the largest radius. */
const anchoHolgado = 600;
const anchoEstrecho = 400;

/** Circles by changes and cognitive complexity, moved apart within the room of their number of changes, and both axes' ends. */
export function colocar(archivos: readonly PuntoCritico[], prioritarios: number, lienzo: Lienzo) {
  const dibujados = archivos.slice(0, maximoDeCirculos);
  const mayor = (cifra: 'cambios' | 'complejidad' | 'lineas') =>
    dibujados.reduce((max, uno) => Math.max(max, uno[cifra]), 1);
  const [cambios, complejidad, lineas] = [mayor('cambios'), mayor('complejidad'), mayor('lineas')];
  const mayorRadio = Math.max(radios.menor + 2, radios.mayor * Math.min(1, lienzo.ancho / anchoHolgado));
  const menorNumerado = lienzo.ancho < anchoEstrecho ? radios.numeradoEstrecho : radios.numerado;
  const circulos = dibujados.map((archivo, posicion): Puesto => {
    const radio = radios.menor + (mayorRadio - radios.menor) * Math.sqrt(archivo.lineas / lineas);
    return {
      archivo,
      posicion,
      radio: posicion < prioritarios ? Math.max(radio, menorNumerado) : radio,
      y: lienzo.y + lienzo.alto * (1 - lugarEnEscala(archivo.complejidad, complejidad)),
      ...enSuBanda(archivo.cambios, cambios, lienzo),
    };
  });
  return { puestos: separar(circulos), cambios, complejidad };
}

/** Place of a number of changes, and the room to half of the way to the numbers beside it, within the axis. */
function enSuBanda(cambios: number, fin: number, { x, ancho }: Lienzo) {
  const lugar = (valor: number) => x + ancho * lugarEnEscala(valor, fin);
  const [antes, propio, despues] = [cambios - 0.5, cambios, cambios + 0.5].map(lugar);
  const centro = propio ?? x;
  return {
    x: centro,
    izquierda: cambios === 0 ? 0 : centro - (antes ?? x),
    derecha: Math.min(despues ?? x, x + ancho) - centro,
  };
}
