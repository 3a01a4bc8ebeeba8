import { describe, expect, it } from 'vitest';

import { contenidoInicial } from './contenido.adapter.ts';

const { pautas, listasVerificacion, metricas, subcaracteristicas, anteriores } = contenidoInicial();
const textosDe = ({ descripcion, pregunta, nivelesCumplimiento }: (typeof pautas)[number]) => [
  descripcion,
  pregunta,
  ...nivelesCumplimiento.map((nivel) => nivel.descripcion),
];

/** Number of guidelines of the first edition under each metric: their keys stay. */
const primeraEdicion = {
  'MMo-1-G': 5,
  'MMo-2-S': 4,
  'MRe-1-G': 5,
  'MRe-2-S': 5,
  'MAn-1-G': 5,
  'MAn-2-S': 4,
  'MAn-3-S': 4,
  'MMd-1-G': 4,
  'MMd-2-G': 5,
  'MMd-3-S': 4,
  'MTe-1-G': 5,
  'MTe-2-S': 4,
  'MTe-3-S': 4,
};

/** Guidelines of the second edition that the third one dropped. */
const retiradas = ['P-MMd-1-G-05', 'P-MMd-2-G-06', 'P-MMd-2-G-07', 'P-MMd-3-S-01', 'P-MTe-3-S-06'];

/** Guidelines that ask for something that the measure of their list does not count. */
const ampliaciones = `
  P-MMo-1-G-06 P-MMo-1-G-08 P-MMo-2-S-04 P-MMo-2-S-05 P-MMo-2-S-06
  P-MRe-1-G-02 P-MRe-2-S-04 P-MRe-2-S-07 P-MRe-2-S-08 P-MAn-2-S-05
  P-MAn-2-S-06 P-MAn-3-S-05 P-MAn-3-S-06 P-MAn-3-S-08 P-MMd-1-G-04
  P-MMd-1-G-06 P-MMd-1-G-07 P-MMd-3-S-05 P-MMd-3-S-06 P-MTe-1-G-06
  P-MTe-1-G-08 P-MTe-2-S-04 P-MTe-3-S-04
`
  .trim()
  .split(/\s+/u);

describe('the starter catalogue', () => {
  it('has at most 80 guidelines in thirteen metrics and five sub-characteristics', () => {
    expect(pautas.length).toBeLessThanOrEqual(80);
    expect(metricas.map(({ clave }) => clave)).toEqual(Object.keys(primeraEdicion));
    expect(subcaracteristicas.map(({ metricas: suyas }) => suyas.length)).toEqual([2, 2, 3, 3, 3]);
  });

  it('keeps the keys of its earlier editions, and gives none of a dropped guideline to another', () => {
    const claves = new Set(pautas.map(({ clave }) => clave));
    expect(claves.size).toBe(pautas.length);
    expect(anteriores.map(({ clave }) => clave).filter((clave) => !claves.has(clave))).toEqual(retiradas);
    for (const [metrica, antes] of Object.entries(primeraEdicion)) {
      const suyas = [...claves, ...retiradas].filter((clave) => clave.startsWith(`P-${metrica}-`));
      const numeros = suyas.map((_, i) => `P-${metrica}-${String(i + 1).padStart(2, '0')}`);
      expect(suyas.toSorted()).toEqual(numeros);
      expect(suyas.length).toBeGreaterThanOrEqual(antes);
    }
  });

  it('contains every guideline in one list, and every list in one metric', () => {
    const preguntadas = listasVerificacion.flatMap((lista) => lista.pautas);
    expect(preguntadas.toSorted()).toEqual(pautas.map(({ clave }) => clave).toSorted());
    expect(metricas.map(({ listaVerificacion }) => listaVerificacion)).toEqual(
      listasVerificacion.map(({ clave }) => clave),
    );
  });

  it('marks each question as one of the measure or an extension, and has one of the measure in each list', () => {
    const conMarca = (marca: string) =>
      pautas.filter(({ pregunta }) => pregunta.endsWith(` (${marca}.)`)).map(({ clave }) => clave);
    const [propias, ajenas] = [conMarca('De la medida'), conMarca('Ampliación de Mantenible')];
    expect(ajenas.toSorted()).toEqual(ampliaciones.toSorted());
    expect(propias.length + ajenas.length).toBe(pautas.length);
    for (const lista of listasVerificacion)
      expect(lista.pautas.filter((clave) => propias.includes(clave))).not.toEqual([]);
  });

  it.each([
    ['the impact of a change', /requisito.+dependen.+pruebas/u],
    ['the number of parameters', /más de cuatro parámetros/u],
    ['the fan-in of files', /se importa desde más de/u],
    ['the balance of components', /componente mayor/u],
    ['duplication as a percentage', /porcentaje de las líneas .+ repetidos/u],
    ['literals', /números sin nombre/u],
    ['depth of blocks and of inheritance', /bloques anidados .+ clases antecesoras/u],
  ])('asks for %s', (_tema, texto) => {
    expect(pautas.filter(({ pregunta }) => texto.test(pregunta))).toHaveLength(1);
  });

  it('repeats no text', () => {
    for (const campo of ['descripcion', 'pregunta'] as const) {
      const textos = pautas.map((pauta) => pauta[campo]);
      expect(textos.filter((texto, i) => textos.indexOf(texto) !== i)).toEqual([]);
    }
  });
});

describe.each(pautas)('$clave', (pauta) => {
  const niveles = pauta.nivelesCumplimiento;
  const valores = niveles.map(({ valor }) => valor);

  it('has two to five levels from 0 to 1, ordered by value', () => {
    expect(valores.length).toBeGreaterThanOrEqual(2);
    expect(valores.length).toBeLessThanOrEqual(5);
    expect([valores[0], valores.at(-1)]).toEqual([0, 1]);
    expect(valores).toEqual(valores.toSorted((a, b) => a - b));
  });

  it('repeats no value except 1, which the last level has for a guideline that does not apply', () => {
    const ajenos = niveles.filter(({ descripcion }) => /no (?:corresponde|aplica)/i.test(descripcion));
    expect(ajenos).toEqual(ajenos.length === 0 ? [] : niveles.slice(-1));
    for (const { descripcion } of ajenos) expect(descripcion).toMatch(/^No corresponde: \p{Ll}.+\.$/u);
    const propios = valores.slice(0, valores.length - ajenos.length);
    expect(propios.at(-1)).toBe(1);
    expect(new Set(propios).size).toBe(propios.length);
  });

  it('has no other level for a guideline that does not apply', () => {
    const propios = niveles.filter(({ descripcion }) => !descripcion.startsWith('No corresponde: '));
    for (const { descripcion } of [{ descripcion: pauta.pregunta }, ...propios]) {
      expect(descripcion).not.toMatch(/no (?:lo |la )?necesit|cuente como cubiert|cuente como medid/i);
    }
  });

  it('is a question, and its levels end with a full stop', () => {
    expect(pauta.pregunta).toMatch(/¿[^?]+\?/);
    for (const { descripcion } of niveles) expect(descripcion).toMatch(/^\p{Lu}.+\.$/u);
  });

  it('states the answer for fewer than ten when it mentions ten', () => {
    if (/\bdiez\b/.test(pauta.pregunta)) expect(pauta.pregunta).toMatch(/si hay menos/);
  });

  it('writes percents with a no-break space', () => {
    for (const texto of textosDe(pauta)) expect(texto).not.toMatch(/\d(?: ?|\u202f)%/);
  });

  it('names a tool of Python when it names one of JavaScript', () => {
    const texto = textosDe(pauta).join(' ');
    const deJavaScript = /ESLint|Biome|Prettier|Vitest|Jest\b|pino|knip|npm|zod|msw|tsc\b|nvmrc|package/;
    const dePython = /Python|Ruff|pytest|mypy|coverage\.py|poetry|pip|deptry|vulture|lizard/;
    if (deJavaScript.test(texto)) expect(texto).toMatch(dePython);
  });
});
