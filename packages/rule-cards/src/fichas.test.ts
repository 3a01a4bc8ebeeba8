import { coverage } from '@mantenible/analyser/coverage';
import { describe, expect, it } from 'vitest';

import { carpetasDeFichas, type CarpetaDeFichas } from './carpeta-de-regla.ts';
import type { Bloque, Ficha } from './leer-ficha.ts';
import { findRules } from './testing/find-rules.ts';
import { leerFichas } from './testing/leer-fichas.ts';
import { runPython } from './testing/run-python.ts';
import { runScript } from './testing/run-script.ts';

const repositorios = {
  javascript: ['javascript', 'typescript'],
  python: ['python'],
  css: ['css'],
  html: ['Web'],
  docker: ['docker'],
} as const;

/** Keys of the rules that the analyser checks. */
const buscadas = (carpeta: CarpetaDeFichas): readonly string[] => [
  ...new Set(
    repositorios[carpeta].flatMap((repositorio) =>
      coverage(repositorio)
        .filter(({ missing }) => missing === null)
        .map(({ key }) => key),
    ),
  ),
];

const ejecutar = (ejemplo: Bloque, comprobacion: Bloque): Promise<readonly string[]> =>
  ejemplo.lenguaje === 'py'
    ? runPython(`${ejemplo.codigo}\n${comprobacion.codigo}\n`)
    : runScript(ejemplo.codigo, comprobacion.codigo);

describe.each(carpetasDeFichas)('the cards of %s', (carpeta) => {
  const fichas = leerFichas(carpeta);

  it('are one for each rule that the analyser checks, and no more', () => {
    const cards = fichas.map(({ clave }) => clave).sort();
    const missing =
      'a card needs a rule in the registry with its facts in the catalogue; a rule needs a card';
    expect(cards, missing).toEqual([...buscadas(carpeta)].sort());
  });

  describe.each(fichas.map((ficha) => [ficha.clave, ficha] as const))('%s', (_, ficha: Ficha) => {
    const { clave, antes, despues, prueba } = ficha;

    it('shows code that breaks this rule and no other', async () => {
      const found = await findRules(antes, prueba.contexto);
      expect(found.parsable).toBe(true);
      expect(found.rules, found.messages.join('\n')).toEqual([clave, ...prueba.otras].sort());
    });

    it('shows corrected code that breaks no rule', async () => {
      const found = await findRules(despues, prueba.contexto);
      expect(found.parsable).toBe(true);
      expect(found.messages).toEqual([]);
    });

    it('names only weaknesses that the rule has', async () => {
      const { avisaSinMotivo, noAvisa } = ficha;
      if (avisaSinMotivo) {
        const { rules } = await findRules(avisaSinMotivo.ejemplo, prueba.contexto);
        const citadas = avisaSinMotivo.texto.match(/\bS\d+\b/gu) ?? [];
        expect(rules).toEqual([clave, ...citadas].sort());
      }
      if (noAvisa) {
        const found = await findRules(noAvisa.ejemplo, prueba.contexto);
        expect(found.parsable).toBe(true);
        expect(found.rules).not.toContain(clave);
      }
    });

    it('runs both examples with the same result, or states why they are not executed', async () => {
      const [primera, segunda = primera] = prueba.comprobacion;
      if (primera === undefined || segunda === undefined) {
        const missing =
          "write '## Comprobación' (code that prints the result) or '## Sin ejecutar' (the reason)";
        expect(prueba.sinEjecutar ?? '', missing).toMatch(/^.{10,}\.$/u);
        return;
      }
      expect(prueba.sinEjecutar).toBeNull();
      const antesDe = await ejecutar(antes, primera);
      expect(antesDe).not.toEqual([]);
      expect(await ejecutar(despues, segunda)).toEqual(antesDe);
    });

    it('is tidy: code without tabs, quotes that close, prose that ends', () => {
      expect(antes.codigo).not.toBe(despues.codigo);
      expect(`${antes.codigo}${despues.codigo}`).not.toMatch(/\t|\n{4}|^\n/u);
      expect(ficha.titulo).not.toMatch(/\.$/u);
      for (const texto of [ficha.titulo, ficha.porQue, ficha.comoArreglarlo]) {
        expect(texto.match(/`/gu)?.length ?? 0).toSatisfy((cuantas: number) => cuantas % 2 === 0);
      }
      const limitaciones = [ficha.avisaSinMotivo, ficha.noAvisa].flatMap((una) => (una ? [una.texto] : []));
      for (const texto of [ficha.porQue, ficha.comoArreglarlo, ...limitaciones])
        expect(texto).toMatch(/[.?)»]$/u);
    });
  });
});
