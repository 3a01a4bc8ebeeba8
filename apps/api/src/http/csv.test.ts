import { describe, expect, test } from 'vitest';

import { filaCsv } from './csv.ts';

const fila = (...celdas: Parameters<typeof filaCsv>[0]) => filaCsv(celdas);

describe('a line for spreadsheets in Spanish', () => {
  test.each([
    [['a', 'b'], 'a;b'],
    [[], ''],
    [[''], ''],
    [[null, undefined, ''], ';;'],
    [[0, 1.5, -2.25, 1234.5], '0;1,5;-2,25;1234,5'],
    [['uno, dos'], 'uno, dos'],
    [['uno;dos'], '"uno;dos"'],
    [['dijo "no"'], '"dijo ""no"""'],
    [['"'], '""""'],
    [['uno\ndos'], '"uno\ndos"'],
    [['uno\r\ndos'], '"uno\r\ndos"'],
    [['ñ 🙂'], 'ñ 🙂'],
    [['true', '1,5'], 'true;1,5'],
  ])('%j is %j', (celdas, esperada) => {
    expect(fila(...celdas)).toBe(`${esperada}\r\n`);
  });
});

describe('a text that a spreadsheet would run as a formula', () => {
  test.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    ' =1',
    '\u00A0=1',
    '\u3000=1',
    '\u200B=1',
    '\u202E=1',
    '\uFEFF=1',
    '\uFF1D1',
    '\uFF0B1',
    '\uFF0D1',
    '\uFF20A1',
  ])('%j begins with an apostrophe', (texto) => {
    expect(fila(texto)).toBe(`'${texto}\r\n`);
  });

  test.each([
    ['\t=1', "'\t=1"],
    ['\r=1', `"'\r=1"`],
    ['\n=1', `"'\n=1"`],
    ['=1;2', `"'=1;2"`],
    ['x,=1+1', "x,'=1+1"],
    ['x, @a,y,-1', "x,' @a,y,'-1"],
    ['x,"=1', `"x,'""=1"`],
    ['="a"', `"'=""a"""`],
  ])('%j is %j', (texto, esperada) => {
    expect(fila(texto)).toBe(`${esperada}\r\n`);
  });

  test.each(['a=1', '1-2', "'=1", 'a@b.es', '(=1)', '_=1', '·-'])('%j does not', (texto) => {
    expect(fila(texto)).toBe(`${texto}\r\n`);
  });

  test('is each cell of the line, and numbers never are', () => {
    expect(fila('=a', -1, '=b')).toBe("'=a;-1;'=b\r\n");
  });
});

test.each([
  [',', '.', '7.5,"uno, dos",a;b'],
  [',', ',', '"7,5","uno, dos",a;b'],
  [';', '.', '7.5;uno, dos;"a;b"'],
  ['\t', ',', '7,5\tuno, dos\ta;b'],
] as const)('a line with the separator %j and the decimal sign %j', (separador, decimal, esperada) => {
  expect(filaCsv([7.5, 'uno, dos', 'a;b'], { separador, decimal })).toBe(`${esperada}\r\n`);
});
