import { describe, expect, it } from 'vitest';
import { gateLine, severityLine, sinceLine, totalLine } from '@mantenible/reports/formatos';

import { archivo, hallazgo, informeDe } from '../testing/informe.ts';
import { checkGates } from './gates.ts';
import { reportOf } from './report.ts';

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

/** Fingerprints of the findings in a folder of a repository. */
const prints = (archivos: Parameters<typeof informeDe>[0], prefijo: string) =>
  reportOf({ ...informeDe([]), archivos }, '.', prefijo, null).incidencias.map(({ huella }) => huella);

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
  const conLinea = (texto: string) => prints([{ ...archivo('a.js', [hallazgo(2)]), texto }], '');
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

it('meets no bound with files that the base has as code and are not read any more, and names them', () => {
  const informe = informeDe([archivo('a.js')], { ...comparada, seguidas: [], ilegibles: ['b\n.js'] });
  const cambio = { cifra: 'cambio', valor: -100 };
  const checked = checkGates(informe, { umbrales: [cambio, { cifra: 'code_smells', valor: 9 }], nuevas: 0 });
  expect(checked.map(({ cifra, cumple }) => [cifra, cumple])).toEqual([
    ['cambio', false],
    ['code_smells', false],
    ['nuevas', false],
  ]);
  expect(checked.map(gateLine).at(-1)).toBe(
    'Incidencias nuevas: 0, máximo 0: no cumple; falta por medir lo que no se leyó como código: b�.js',
  );
});

it('names in each bound of the analysis the files that no figure covers', () => {
  const informe = informeDe([archivo('a.js'), { ...archivo('roto.js'), analizable: false }]);
  const [checked] = checkGates(informe, { umbrales: [{ cifra: 'code_smells', valor: 9 }], nuevas: null });
  expect(checked).toMatchObject({ cumple: true, ilegibles: ['roto.js'] });
  expect(checked && gateLine(checked)).toBe(
    'Olores de código: 3, máximo 9: cumple; falta por medir lo que no se leyó como código: roto.js',
  );
});

it('counts no finding as fixed whose file is not read any more', () => {
  const seguidas = ['a.js', 'b.js'].map((ruta) => ({ ...seguido('resuelta', 0), antes: { ruta, linea: 1 } }));
  const { desde } = informeDe([archivo('a.js')], { ...comparada, seguidas, ilegibles: ['b.js'] });
  expect(desde).toMatchObject({ resueltas: 1 });
});

describe('with a severity', () => {
  const minor = [seguido('nueva', 2), seguido('resuelta', 0)];
  const severe = minor.map((one) => ({ ...one, regla: 'javascript:S3776', mensaje: 'Otro.' }));
  const archivos = [archivo('a.js', [hallazgo(2), hallazgo(2, 'javascript:S3776', 'Otro.')])];
  const informe = informeDe(archivos, { ...comparada, seguidas: [...minor, ...severe] }, 'CRITICAL');
  const checked = checkGates(informe, { umbrales: [], nuevas: 0 });

  it('lists and counts the same findings everywhere', () => {
    expect(informe.incidencias.map(({ regla }) => regla)).toEqual(['javascript:S3776']);
    expect(informe.desde).toMatchObject({ nuevas: 1, resueltas: 1 });
    expect(checked).toMatchObject([{ valor: 1, cumple: false, severidad: 'CRITICAL' }]);
  });

  it('is named beside each of their numbers', () => {
    expect([totalLine(informe), sinceLine(informe), ...checked.map(gateLine)]).toEqual([
      '1 incidencia nueva de severidad crítica o más grave en 1 archivo (crítica: 1)',
      expect.stringMatching(
        /^Desde main \(f{7}\): 1 incidencia nueva de severidad crítica o más grave, 1 resuelta/u,
      ),
      'Incidencias nuevas: 1 de severidad crítica o más grave, máximo 0: no cumple',
    ]);
    expect(severityLine({ severidad: 'BLOCKER' })).toBe('Solo incidencias de severidad bloqueante');
    expect(severityLine({ severidad: null })).toBeNull();
  });
});

it('gives findings of two folders of a repository fingerprints of their own, those that its root gives', () => {
  const printsOf = (ruta: string, prefijo: string) => prints([archivo(ruta, [hallazgo(2)])], prefijo);
  expect(printsOf('a.js', 'uno/')).not.toEqual(printsOf('a.js', 'dos/'));
  expect(printsOf('a.js', 'uno/')).toEqual(printsOf('uno/a.js', ''));
});
