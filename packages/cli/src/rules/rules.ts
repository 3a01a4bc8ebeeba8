import { indice } from '@mantenible/rule-cards/indice';
import { leerSeveridad } from '@mantenible/domain/escaneo';
import { nombreDeSeveridad } from '@mantenible/reports/formatos';

import { Refusal } from '../refusal.ts';
import { cardText } from './card-text.ts';
import { cardOf } from './cards.ts';

/** Languages by the name of their rule repository. */
const repositories = new Map([
  ['javascript', 'javascript'],
  ['typescript', 'typescript'],
  ['python', 'python'],
  ['css', 'css'],
  ['html', 'Web'],
  ['docker', 'docker'],
]);

/** Text of `mantenible regla`: the card of 'S3776' or 'python:S3776'; of each language that has the key. */
export function describeRule(clave: string): string {
  const found = keysOf(clave).flatMap(([shown, key]) => {
    const card = cardOf(key);
    return card === null ? [] : [`${shown}\n\n${cardText(card)}\n`];
  });
  if (found.length === 0)
    throw new Refusal(`No hay ninguna regla «${clave}». Vea las que hay con «mantenible reglas».`);
  return found.join('\n');
}

/** Rules with this key, each as it is shown and as its card is read: with the folder of the card or a rule repository, or without either. */
function keysOf(clave: string): readonly (readonly [string, string])[] {
  const wanted = clave.toLowerCase();
  return [...indice.values()].flatMap(({ clave: listed, repositorios }) => {
    const [, key = ''] = listed.split(':');
    const own = repositorios.map((one) => `${one}:${key}`);
    const [first = listed] = own;
    const named = [listed, ...own].find((one) => one.toLowerCase() === wanted);
    if (named !== undefined) return [[named, first] as const];
    return key.toLowerCase() === wanted ? [[listed, first] as const] : [];
  });
}

/** Text of `mantenible reglas`: one line a rule, by topic. */
export function listRules(lenguaje: string | null): string {
  const repository = lenguaje === null ? undefined : repositories.get(lenguaje);
  if (lenguaje !== null && repository === undefined)
    throw new Refusal(`No existe el lenguaje «${lenguaje}»: son ${[...repositories.keys()].join(', ')}.`);
  const entries = [...indice.values()].filter(
    ({ repositorios }) => repository === undefined || repositorios.includes(repository),
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
