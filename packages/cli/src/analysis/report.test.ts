import { expect, it } from 'vitest';
import { gateLine } from '@mantenible/reports/formatos';

import { archivo, hallazgo, informeDe } from '../testing/informe.ts';
import { checkGates } from './gates.ts';

const seguido = (estado: 'nueva' | 'resuelta' | 'sigue', linea: number) => ({
  estado,
  regla: 'javascript:S1472',
  mensaje: 'Un mensaje.',
  antes: null,
  despues: estado === 'resuelta' ? null : { ruta: 'a.js', linea },
});
const comparada = {
  revision: 'main',
  commit: 'f'.repeat(40),
  medidas: { ncloc: 2468, complexity: 300, lines_to_cover: 900, comment_lines_density: 12.5 },
  seguidas: [seguido('sigue', 2), seguido('nueva', 3), seguido('resuelta', 0)],
  ilegibles: [],
};

it('lists with a base the findings that the tracking gives as new, and how the degree changed', () => {
  const { incidencias, desde } = informeDe([archivo('a.js', [hallazgo(2), hallazgo(3)])], comparada);
  expect(incidencias.map(({ lugar }) => lugar?.startLine)).toEqual([3]);
  expect(desde).toMatchObject({ revision: 'main', nuevas: 1, resueltas: 1 });
  expect(desde?.cambio).toBeLessThan(0);
});

it('gives findings of files whose names differ by a space fingerprints of their own', () => {
  const { incidencias } = informeDe([archivo('a b.js', [hallazgo(2)]), archivo('ab.js', [hallazgo(2)])]);
  expect(new Set(incidencias.map(({ huella, orden }) => `${huella}-${orden}`)).size).toBe(2);
});

it('fingerprints a finding by rule, path and line without white space, as files of before have it', () => {
  // SHA-256 of 'javascript:S1472\0a.js\0(b);' by another program.
  const golden = 'zu076x4VHdHy';
  const conLinea = (texto: string) =>
    informeDe([{ ...archivo('a.js', [hallazgo(2)]), texto }]).incidencias.map(({ huella }) => huella);
  expect([conLinea('a\n(b);\n'), conLinea('\r\n\t( b );\r\n')]).toEqual([[golden], [golden]]);
});

it.each([
  [{ cifra: 'grado', valor: 89.48 }, true],
  [{ cifra: 'grado', valor: 89.49 }, false],
  [{ cifra: 'code_smells', valor: 3 }, true],
  [{ cifra: 'complexity', valor: 299 }, false],
  [{ cifra: 'comment_lines_density', valor: 12.5 }, true],
  [{ cifra: 'comment_lines_density', valor: 13 }, false],
  // A figure that the analysis does not have is no figure that meets a bound.
  [{ cifra: 'functions', valor: 1000 }, false],
  [{ cifra: 'cambio', valor: 0 }, false],
])('compares %j with the side on which the figure is better: %s', (umbral, cumple) => {
  const informe = informeDe([archivo('a.js')], comparada);
  expect(checkGates(informe, { umbrales: [umbral], nuevas: null })[0]?.cumple).toBe(cumple);
});

it('bounds the number of new findings', () => {
  const informe = informeDe([archivo('a.js', [hallazgo(2), hallazgo(3)])], comparada);
  const met = [0, 1].map((nuevas) => checkGates(informe, { umbrales: [], nuevas })[0]?.cumple);
  expect(met).toEqual([false, true]);
});

it('meets no bound of a comparison with files that cannot be read any more, and names them', () => {
  const informe = informeDe([archivo('a.js')], { ...comparada, seguidas: [], ilegibles: ['b\n.js'] });
  const cambio = { cifra: 'cambio', valor: -100 };
  const checked = checkGates(informe, { umbrales: [cambio, { cifra: 'code_smells', valor: 9 }], nuevas: 0 });
  expect(checked.map(({ cifra, cumple }) => [cifra, cumple])).toEqual([
    ['cambio', false],
    ['code_smells', true],
    ['nuevas', false],
  ]);
  expect(checked.map(gateLine).at(-1)).toBe(
    'Incidencias nuevas: 0, máximo 0: no cumple; no se puede comparar lo que no se pudo leer como código: b�.js',
  );
});
