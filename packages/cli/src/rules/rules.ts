import { indice } from '@mantenible/rule-cards/indice';
import { leerSeveridad } from '@mantenible/domain/escaneo';

import { nombreDeSeveridad } from '../arguments/severities.ts';
import { Refusal } from '../refusal.ts';
import { cardText } from './card-text.ts';
import { cardOf } from './cards.ts';

const repositories = ['javascript', 'typescript', 'python'] as const;

/** Text of `mantenible regla`: the card of 'S3776' or 'python:S3776'; of each language that has the key. */
export function describeRule(clave: string): string {
  const key = clave.includes(':') ? clave : clave.toUpperCase();
  const keys = key.includes(':') ? [key] : [`javascript:${key}`, `python:${key}`];
  const found = keys.flatMap((one) => {
    const card = cardOf(one);
    return card === null ? [] : [`${one}\n\n${cardText(card)}\n`];
  });
  if (found.length === 0)
    throw new Refusal(`No hay ninguna regla «${clave}». Vea las que hay con «mantenible reglas».`);
  return found.join('\n');
}

/** Text of `mantenible reglas`: one line a rule, by topic. */
export function listRules(lenguaje: string | null): string {
  if (lenguaje !== null && !repositories.some((one) => one === lenguaje))
    throw new Refusal(`No existe el lenguaje «${lenguaje}»: son ${repositories.join(', ')}.`);
  const entries = [...indice.values()].filter(
    ({ repositorios }) => lenguaje === null || repositorios.includes(lenguaje),
  );
  const byTopic = Map.groupBy(entries, ({ tema }) => tema);
  const topics = [...byTopic].sort(([one], [other]) => one.localeCompare(other, 'es'));
  return topics
    .map(([tema, suyas]) => {
      const lines = suyas.map(({ clave, severidad, titulo }) => {
        const name = nombreDeSeveridad(leerSeveridad(severidad));
        return `  ${clave.padEnd(17)}  ${name.padEnd(11)}  ${titulo}`;
      });
      return `${tema}\n${lines.join('\n')}\n`;
    })
    .join('\n');
}
