import type { PuntoCritico } from '@mantenible/contracts/puntos-criticos';
import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';

/** The highest figures of the listed files. A long list is cut by weight: files beyond it may have higher ones. */
export interface Maximos {
  readonly cambios: number;
  readonly complejidad: number;
}

export function maximosDe(archivos: readonly PuntoCritico[]): Maximos {
  const mayor = (figura: keyof Maximos) => archivos.reduce((max, uno) => Math.max(max, uno[figura]), 0);
  return { cambios: mayor('cambios'), complejidad: mayor('complejidad') };
}

/** Why a file deserves attention first, in one sentence. `commits`: how many were read. */
export function porQue({ cambios, complejidad }: PuntoCritico, maximos: Maximos, commits: number): string {
  const veces = `${formatNumber(cambios)} de ${contar(commits, 'commit', 'commits')}`;
  const cifra = formatNumber(complejidad);
  const masCambiado = cambios === maximos.cambios;
  const masComplejo = complejidad === maximos.complejidad;
  if (masCambiado && masComplejo)
    return `Ningún archivo de la lista cambia más (${veces}) ni tiene más complejidad cognitiva (${cifra}).`;
  if (masCambiado)
    return `Ningún archivo de la lista cambia más (${veces}), y su complejidad cognitiva es ${cifra}.`;
  if (masComplejo)
    return `Ningún archivo de la lista tiene más complejidad cognitiva (${cifra}), y cambió en ${veces}.`;
  return `Cambió en ${veces}, y cada vez hubo que entender un código de complejidad cognitiva ${cifra}.`;
}
