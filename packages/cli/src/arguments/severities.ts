import { severidades, type Severidad } from '@mantenible/domain/escaneo';
import { nombresDeSeveridad as nombres } from '@mantenible/reports/formatos';

import { Refusal } from '../refusal.ts';

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
