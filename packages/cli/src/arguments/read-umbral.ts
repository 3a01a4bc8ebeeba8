import { parseDecimal } from '@mantenible/wording/numeros';
import { medidas } from '@mantenible/reports/formatos';

import { Refusal } from '../refusal.ts';
import type { Umbral } from './order.ts';

/** Figures of an analysis beside its measures. */
const propias: readonly string[] = ['grado', 'cambio'];

/** Reads 'grado=70'. */
export function readUmbral(text: string): Umbral {
  const { cifra = '', valor = '' } = /^(?<cifra>\w+)=(?<valor>.+)$/u.exec(text)?.groups ?? {};
  const numero = parseDecimal(valor);
  const conocida = propias.includes(cifra) || medidas.some(({ clave }) => clave === cifra);
  if (!conocida)
    throw new Refusal(
      `«--umbral ${text}»: se espera CIFRA=VALOR, y la cifra es ${[...propias, ...medidas.map(({ clave }) => clave)].join(', ')}.`,
    );
  if (numero === null) throw new Refusal(`«--umbral ${text}»: «${valor}» no es un número.`);
  return { cifra, valor: numero };
}
