import { describe, expect, it } from 'vitest';

import { carpetasDeFichas } from './carpeta-de-regla.ts';
import { indice } from './indice.ts';
import type { Ficha } from './leer-ficha.ts';
import { leerFichas } from './testing/leer-fichas.ts';

const fichas = carpetasDeFichas.flatMap((carpeta) =>
  leerFichas(carpeta).map((ficha) => [`${carpeta}:${ficha.clave}`, ficha] as const),
);

/** All code of a card that a reader sees. */
const codigoDe = ({ antes, despues, avisaSinMotivo, noAvisa }: Ficha) =>
  [antes, despues, avisaSinMotivo?.ejemplo, noAvisa?.ejemplo].map((uno) => uno?.codigo ?? '').join('\n');

describe.each(fichas)('the card %s', (clave, ficha) => {
  it('stands in the index with its title, topic and English term', () => {
    const { titulo, tema, ingles } = ficha;
    expect(indice.get(clave)).toMatchObject({ titulo, tema, ingles });
    expect(ingles).toMatch(/^[\x20-\x7e]{2,}$/u);
  });

  it('writes code in its title between backticks, and quotes no single word', () => {
    expect(ficha.titulo).toMatch(/^[A-ZÁÉÍÓÚ`]/u);
    expect(ficha.titulo).not.toMatch(/«[^»\s]+»/u);
  });

  it('takes its prices from one shop, in euros and with one tax', () => {
    expect(codigoDe(ficha)).not.toMatch(/USD|\$ ?\d|\b1\.[01]\d\b|iva = (?!0\.21|21)/u);
  });

  it('names the tools that refuse an enumeration or a namespace', () => {
    const rechazado = /^(?:enum|namespace) /mu.test(ficha.despues.codigo);
    if (rechazado) expect(ficha.comoArreglarlo).toMatch(/\bNode\b.+`erasableSyntaxOnly`/u);
  });
});

it('each topic groups several rules: a misspelled one would stand alone', () => {
  const porTema = Map.groupBy(fichas, ([, { tema }]) => tema);
  const pequenos = [...porTema].filter(([, reglas]) => reglas.length < 3).map(([tema]) => tema);
  expect(pequenos).toEqual([]);
});
