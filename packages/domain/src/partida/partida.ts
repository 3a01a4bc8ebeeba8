import type { PuntoDeRama } from '../analisis/index.ts';
import { campoInvalido } from '../error/index.ts';

export const tiposDePartida = ['commit', 'etiqueta', 'fecha'] as const;
export type TipoDePartida = (typeof tiposDePartida)[number];

/** The point of the branch's history from which findings count as new. */
export interface Partida {
  readonly tipo: TipoDePartida;
  /** Beginning of a commit's id, name of a tag, or a day as 'YYYY-MM-DD'. */
  readonly valor: string;
}

/** 'sin-calcular': the next analysis of the project will analyse it. */
export const estadosPartida = ['sin-calcular', 'calculando', 'listo', 'fallido'] as const;
export type EstadoPartida = (typeof estadosPartida)[number];

export const limitesDePartida = { caracteres: 255, digitosDeCommit: 7 } as const;

const commit = /^[\da-f]{7,64}$/u;
// Names that git refuses for tags, and characters that have a meaning for it.
const etiqueta = /^(?![-/.])(?!.*(?:\.\.|\/\/|@\{))[^\p{C}\s~^:?*[\\]+(?<![/.])$/u;
const dia = /^\d{4}-\d{2}-\d{2}$/u;

/** Time by which a day begins somewhere before it does in universal time. */
const msDeAdelanto = 14 * 3_600_000;

/** The starting point that a person wrote, as it is kept. @throws DomainError for one that cannot exist, and a day to come */
export function exigirPartida({ tipo, valor }: Partida, now: Date): Partida {
  const limpio = tipo === 'commit' ? valor.trim().toLowerCase() : valor.trim();
  if (limpio.length > limitesDePartida.caracteres || !reglas[tipo].vale(limpio))
    throw campoInvalido('valor', reglas[tipo].mensaje);
  if (tipo === 'fecha' && Date.parse(`${limpio}T00:00:00.000Z`) > now.getTime() + msDeAdelanto)
    throw campoInvalido('valor', 'Elija un día que no sea posterior a hoy.');
  return { tipo, valor: limpio };
}

const reglas: Readonly<
  Record<TipoDePartida, { readonly vale: (valor: string) => boolean; readonly mensaje: string }>
> = {
  commit: {
    vale: (valor) => commit.test(valor),
    mensaje:
      'Escriba al menos siete caracteres del identificador del commit: cifras y letras de la a a la f.',
  },
  etiqueta: {
    vale: (valor) => etiqueta.test(valor),
    mensaje: 'Escriba el nombre de una etiqueta del repositorio, por ejemplo v1.0.',
  },
  fecha: {
    vale: esDia,
    mensaje: 'Elija un día del calendario.',
  },
};

function esDia(valor: string): boolean {
  if (!dia.test(valor)) return false;
  const momento = Date.parse(`${valor}T00:00:00.000Z`);
  return !Number.isNaN(momento) && new Date(momento).toISOString().startsWith(valor) && momento >= 0;
}

const msDeUnDia = 86_400_000;

/** The commit of the branch that a starting point means; of a day, the newest one at its end in universal time. */
export function puntoDePartida({ tipo, valor }: Partida): PuntoDeRama {
  if (tipo === 'fecha') return { antesDe: Date.parse(`${valor}T00:00:00.000Z`) + msDeUnDia };
  return tipo === 'commit' ? { commit: valor } : { etiqueta: valor };
}

/** A starting point within a sentence: 'el commit 3f2a9c1', 'la etiqueta v1.0', 'el 31/01/2026'. */
export function nombreDePartida({ tipo, valor }: Partida): string {
  if (tipo === 'commit') return `el commit ${valor.slice(0, limitesDePartida.digitosDeCommit)}`;
  return tipo === 'etiqueta' ? `la etiqueta ${valor}` : `el ${valor.split('-').toReversed().join('/')}`;
}
