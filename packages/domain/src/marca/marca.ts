import type { ArchivoGuardado, IncidenciaDeDetalle } from '../comparacion/index.ts';
import { igualesDe, indiceDe, lineaDe, primeroDesde } from './indice.ts';

/** A person's decisions about a finding; they change no measure. */
export const decisiones = ['falsa-alarma', 'se-acepta'] as const;
export type Decision = (typeof decisiones)[number];

/** Greatest number of marks in one project. */
export const maximoMarcas = 2000;

/** 'sin-comprobar': there is no analysis whose findings are kept. */
export const estadosMarca = ['presente', 'ausente', 'sin-comprobar'] as const;
export type EstadoMarca = (typeof estadosMarca)[number];

/** A finding where an analysis last had it, with what distinguishes it from its like in the next one. */
export interface Ancla {
  readonly ruta: string;
  readonly blob: string;
  readonly regla: string;
  readonly linea: number | null;
  readonly huella: string;
  readonly mensaje: string;
  /** Lines of the file's other findings of the same rule on lines with the same text; the nearest ones. */
  readonly hermanas: readonly number[];
  /** Paths of other files with the same content. */
  readonly copias: readonly string[];
}

/** A finding of an analysis with its file. */
export interface Hallado {
  readonly archivo: ArchivoGuardado;
  readonly hallazgo: IncidenciaDeDetalle;
}

const maximoHermanas = 200;
const maximoCopias = 20;
/** Characters of the kept paths of copies together: one path of the greatest length, or the ordinary ones of all copies. */
const maximoTextoDeCopias = 4096;

/** The greatest number of kinds of new findings whose marks a page offers, and a correction accepts. */
export const maximoMarcasAceptadas = 200;

/** Characters that are kept of a message. */
export const maximoMensaje = 1000;

/** A message as it is kept and compared; no half of a character ends it. */
export function mensajeGuardado(mensaje: string): string {
  return mensaje.slice(0, maximoMensaje).toWellFormed();
}

/** What is kept of a finding of this analysis to track it in later ones. */
export function anclar(archivos: readonly ArchivoGuardado[], { archivo, hallazgo }: Hallado): Ancla {
  const { ruta, blob } = archivo;
  const { regla, linea, huella } = hallazgo;
  const mismos = blob === '' ? [] : (indiceDe(archivos).porBlob.get(blob) ?? []);
  // One more is read: it may be the file itself.
  const copias = mismos.slice(0, maximoCopias + 1).filter((otro) => otro.ruta !== ruta);
  return {
    ruta,
    blob,
    regla,
    linea,
    huella,
    mensaje: mensajeGuardado(hallazgo.mensaje),
    hermanas: hermanasDe(lineaDe(hallazgo), igualesDe(archivo, hallazgo)),
    copias: lasQueCaben(copias.slice(0, maximoCopias).map((otro) => otro.ruta)),
  };
}

/** The first paths, while they have few enough characters together. */
function lasQueCaben(rutas: readonly string[]): readonly string[] {
  let llevados = 0;
  return rutas.filter(({ length }) => (llevados += length) <= maximoTextoDeCopias);
}

/** Lines of the other ones of these findings, the nearest first, of two as near the upper one. */
function hermanasDe(suya: number, iguales: readonly IncidenciaDeDetalle[]): readonly number[] {
  const hermanas: number[] = [];
  const propio = primeroDesde(iguales, suya);
  let [arriba, abajo] = [propio - 1, propio + 1];
  while (hermanas.length < maximoHermanas) {
    const [una, otra] = [iguales[arriba], iguales[abajo]];
    const sube = una !== undefined && (!otra || suya - lineaDe(una) <= lineaDe(otra) - suya);
    const cercana = sube ? una : otra;
    if (!cercana) break;
    hermanas.push(lineaDe(cercana));
    if (sube) arriba -= 1;
    else abajo += 1;
  }
  return hermanas;
}
