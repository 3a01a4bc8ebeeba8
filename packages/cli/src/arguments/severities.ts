import { severidades, type Severidad } from '@mantenible/domain/escaneo';

import { Refusal } from '../refusal.ts';

/** Name of each severity for people, without accent: it is an argument as well. */
const nombres: Readonly<Record<Severidad, string>> = {
  BLOCKER: 'bloqueante',
  CRITICAL: 'critica',
  MAJOR: 'mayor',
  MINOR: 'menor',
  INFO: 'informativa',
  OTRA: 'otra',
};

/** The severity with its accent. */
export const nombreDeSeveridad = (severidad: Severidad): string =>
  severidad === 'CRITICAL' ? 'crítica' : nombres[severidad];

/** The severities that a person may name, the most severe first. */
const nombrables = severidades.filter((one) => one !== 'OTRA');

/** Reads SonarQube's word or the Spanish one. */
export function readSeveridad(word: string): Severidad {
  const plain = word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const found = nombrables.find((one) => one.toLowerCase() === plain || nombres[one] === plain);
  if (found === undefined)
    throw new Refusal(
      `No existe la severidad «${word}»: son ${nombrables.map((one) => nombres[one]).join(', ')}.`,
    );
  return found;
}

/** Whether a severity is at least as severe as the bound. */
export const alcanza = (severidad: Severidad, minima: Severidad | null): boolean =>
  minima === null || severidades.indexOf(severidad) <= severidades.indexOf(minima);
