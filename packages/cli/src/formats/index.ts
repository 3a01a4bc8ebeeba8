import { createHash } from 'node:crypto';

import { factsOf } from '@mantenible/analyser/catalogue';
import type { FormatoDeAnalisis } from '@mantenible/domain/analisis';
import { formats as deMaquina, type FormatContext } from '@mantenible/reports/formatos';

import type { Formato } from '../arguments/order.ts';
import { version } from '../output/compiled-code.ts';
import { cardText } from '../rules/card-text.ts';
import { cardOf } from '../rules/cards.ts';
import type { Format } from './format.ts';
import { asTable } from './table/table.ts';

const context: FormatContext = {
  version,
  sha256: (text) => createHash('sha256').update(text).digest('hex'),
  ruleOf: (key) => {
    const card = cardOf(key);
    const facts = factsOf(key);
    const texto = card === null ? key : cardText(card);
    return {
      titulo: card?.titulo ?? key,
      porQue: card?.porQue ?? key,
      texto,
      markdown: card?.markdown ?? texto,
      severidad: facts?.severity ?? 'MAJOR',
      etiquetas: facts?.tags ?? [],
    };
  },
};

const deMaquinaComo =
  (formato: FormatoDeAnalisis): Format =>
  (...result) =>
    deMaquina[formato](...result, context);

export const formats: Readonly<Record<Formato, Format>> = {
  tabla: asTable,
  json: deMaquinaComo('json'),
  markdown: deMaquinaComo('markdown'),
  sarif: deMaquinaComo('sarif'),
  gitlab: deMaquinaComo('gitlab'),
  github: deMaquinaComo('github'),
};
