import { expect, it } from 'vitest';

import { contenidoInicial } from '../../apps/api/src/modules/catalogo/contenido/contenido.adapter.ts';
import medidas from '../../apps/web/src/lib/hoja-de-medicion/medidas.json' with { type: 'json' };
import preguntas from '../../apps/web/src/lib/hoja-de-medicion/preguntas.json' with { type: 'json' };

const catalogo = contenidoInicial();

/** What the question of a guideline that asks for a count or a percentage contains. */
const pideContar = /cuánt|porcentaje|proporción|mediana|cobertura de|cuente|mídalo|por cada/iu;

/** Reviewed by hand: the question has none of these words, and its levels need a count. */
const cuentanSinDecirlo = ['P-MMo-1-G-02', 'P-MRe-1-G-01', 'P-MRe-2-S-05'];

it('the measuring sheet has an entry for each guideline that asks for a count, in the order of the catalogue', () => {
  const cuentan = catalogo.pautas.filter(
    ({ clave, pregunta }) => pideContar.test(pregunta) || cuentanSinDecirlo.includes(clave),
  );
  expect(medidas.map(({ clave }) => clave)).toEqual(cuentan.map(({ clave }) => clave));
});

it('the questions of the sheet are those of a new installation, letter by letter', () => {
  const claves = new Set(medidas.map(({ clave }) => clave));
  expect(preguntas).toEqual(
    catalogo.pautas
      .filter(({ clave }) => claves.has(clave))
      .map(({ clave, descripcion, pregunta }) => ({ clave, descripcion, pregunta })),
  );
});

it('each entry has commands for JavaScript and for Python, or for both together', () => {
  const lenguajes = medidas.map((una) => una.medidas.map(({ lenguaje }) => lenguaje).join(' '));
  expect([...new Set(lenguajes)].sort()).toEqual(['ambos', 'javascript python']);
});
