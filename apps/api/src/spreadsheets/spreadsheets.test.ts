// seguridad: 51, 57
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { DomainError } from '@mantenible/domain/error';
import { describe, expect, it } from 'vitest';

import { readWorkbook, type ReadSheet } from './read-workbook.ts';
import { writeWorkbook, type CellValue, type WrittenSheet } from './write-workbook.ts';
import { zip, type ZipEntry } from './write-zip.ts';

const limits = { maxUnpacked: 1_000_000, maxRows: 1000, maxCells: 10_000, maxCharacters: 200_000 };

const bytesOf = (chunks: AsyncIterable<Buffer>) => buffer(Readable.from(chunks));

const written = (...sheets: readonly WrittenSheet[]) => bytesOf(writeWorkbook(sheets));

const sheet = (name: string, ...rows: readonly (readonly CellValue[])[]): WrittenSheet => ({
  name,
  columns: [{ title: 'Uno' }, { title: 'Dos', width: 40 }],
  rows,
});

/** Values of the rows below the header. */
const valuesOf = ({ rows }: ReadSheet) =>
  rows.slice(1).map(({ cells }) => [...cells].map(([column, { value }]) => [column, value]));

/** A workbook as other programs write it: shared strings, prefixes of namespaces, absolute paths. */
const foreign = (
  sheetData: string,
  { names = ['Hoja1'], extra = [] as readonly ZipEntry[], shared = '' } = {},
) => {
  const file = (name: string, text: string) => ({ name, text: [text] });
  return bytesOf(
    zip([
      file('_rels/.rels', '<Relationships><Relationship Id="a" Target="/xl/workbook.xml"/></Relationships>'),
      file(
        'xl/workbook.xml',
        `<x:workbook xmlns:x="x"><x:sheets>${names.map((name) => `<x:sheet name="${name}" r:id="rId1"/>`).join('')}</x:sheets></x:workbook>`,
      ),
      file(
        'xl/_rels/workbook.xml.rels',
        '<Relationships><Relationship Id="rId1" Target="/xl/worksheets/sheet1.xml"/></Relationships>',
      ),
      file(
        'xl/sharedStrings.xml',
        `<sst><si><t>simple</t></si><si><r><t>en </t></r><r><rPr><b/></rPr><t>partes</t></r><rPh><t>no</t></rPh></si>${shared}</sst>`,
      ),
      file('xl/worksheets/sheet1.xml', `<x:worksheet><x:sheetData>${sheetData}</x:sheetData></x:worksheet>`),
      ...extra,
    ]),
  );
};

const refusalOf = (bytes: Buffer, bounds = limits) => {
  try {
    readWorkbook(bytes, bounds);
    return null;
  } catch (error) {
    return error instanceof DomainError ? error.codigo : error;
  }
};

describe('a workbook that is written', () => {
  it.each<CellValue>([
    'texto',
    ' con espacios ',
    'dos\nlíneas\ty tabulador',
    '<&">',
    '=1+1',
    '@SUM(A1)',
    '-1',
    '007',
    '_x0041_',
    '\u0001\u001F\r',
    '😀ñ',
    0,
    -1.5,
    1e21,
    true,
    false,
  ])('gives %j back', async (value) => {
    const [read] = readWorkbook(await written(sheet('Datos', [value, 'fin'])), limits);
    expect(read && valuesOf(read)).toEqual([
      [
        [0, value],
        [1, 'fin'],
      ],
    ]);
  });

  it('has no formula and marks a text that begins like one', async () => {
    const book = await written(sheet('Datos', ['=HYPERLINK("http://a")', ' ＝1']));
    const [read] = readWorkbook(book, limits);
    expect(read?.rows.flatMap(({ cells }) => [...cells.values()]).some(({ formula }) => formula)).toBe(false);
  });

  it('leaves out what a cell cannot hold, and shortens a text that is too long', async () => {
    const [read] = readWorkbook(
      await written(sheet('Datos', [Number.NaN, 'x'.repeat(40_000)], [null, undefined], ['', 'y'])),
      limits,
    );
    expect(read && valuesOf(read)).toEqual([[[1, `${'x'.repeat(32_766)}…`]], [[1, 'y']]]);
  });

  it('has names that a spreadsheet accepts, each once', async () => {
    const names = ['a/b', 'A B', "'", 'x'.repeat(40), 'X'.repeat(40)];
    const read = readWorkbook(await written(...names.map((name) => sheet(name))), limits);
    expect(read.map(({ name }) => name)).toEqual([
      'a b',
      'A B (2)',
      'Hoja',
      'x'.repeat(31),
      `${'X'.repeat(27)} (2)`,
    ]);
  });

  it('has a reference at each cell, also beyond the column Z', async () => {
    const row = Array.from({ length: 704 }, (_, i) => i);
    const [read] = readWorkbook(await written(sheet('Datos', row)), limits);
    expect(read && valuesOf(read)).toEqual([row.map((i) => [i, i])]);
  });

  it('is the same for the same rows', async () => {
    expect(await written(sheet('Datos', ['a']))).toEqual(await written(sheet('Datos', ['a'])));
  });

  it('fails with the failure of its rows', async () => {
    const failing = { ...sheet('Datos'), rows: failingRows() };
    await expect(written(failing)).rejects.toThrow('the rows failed');
  });
});

// eslint-disable-next-line @typescript-eslint/require-await -- rows of a database come one after another
async function* failingRows(): AsyncGenerator<readonly CellValue[]> {
  yield ['uno'];
  throw new Error('the rows failed');
}

describe('a workbook of another program', () => {
  it('is read with shared strings, parts of texts, gaps, formulas and merged areas', async () => {
    const book = await foreign(
      '<x:row r="2"><x:c r="B2" t="s"><x:v>0</x:v></x:c><x:c r="AA2" t="s"><x:v>1</x:v></x:c></x:row><x:row r="4"><x:c r="A4"><x:f>1+1</x:f><x:v>2</x:v></x:c><x:c r="B4" t="str"><x:f>A1</x:f></x:c><x:c r="C4" t="e"><x:v>#REF!</x:v></x:c><x:c r="D4"/></x:row><x:mergeCell ref="A1:B2"/>',
    );
    const [read] = readWorkbook(book, limits);
    expect(read?.merged).toEqual(['A1:B2']);
    expect(read?.rows.map(({ number, cells }) => [number, Object.fromEntries(cells)])).toEqual([
      [2, { 1: { value: 'simple', formula: false }, 26: { value: 'en partes', formula: false } }],
      [
        4,
        {
          0: { value: 2, formula: true },
          1: { value: '', formula: true },
          2: { value: '#REF!', formula: false },
        },
      ],
    ]);
  });

  it('keeps a declared entity as it is written', async () => {
    const book = await foreign(
      '<x:row><x:c t="inlineStr"><x:is><x:t>&lol; &amp; &#225;</x:t></x:is></x:c></x:row>',
    );
    const [read] = readWorkbook(book, limits);
    expect(read?.rows[0]?.cells.get(0)?.value).toBe('&lol; & á');
  });
});

describe('a hostile workbook (requisito: bounded-workbooks)', () => {
  it('is refused where it unpacks to more than the limit, whatever size it states', async () => {
    const bomb = { name: 'xl/worksheets/sheet2.xml', text: ['a'.repeat(5_000_000)] };
    const book = await foreign('', { extra: [bomb] });
    // The bomb is no sheet of the book: it is never unpacked.
    expect(refusalOf(book)).toBe(null);
    const large = await foreign(`<x:row><x:c t="str"><x:v>${'a'.repeat(5_000_000)}</x:v></x:c></x:row>`);
    expect(large.length).toBeLessThan(20_000);
    expect(refusalOf(large)).toBe('libro-demasiado-grande');
  });

  it.each([
    ['rows', '<x:row/>'.repeat(1001), 'libro-demasiado-grande'],
    ['cells', `<x:row>${'<x:c/>'.repeat(10_001)}</x:row>`, 'libro-demasiado-grande'],
    ['unclosed elements', '<x:row><x:c>', 'libro-ilegible'],
  ])('of too many %s is refused', async (_what, sheetData, codigo) => {
    expect(refusalOf(await foreign(sheetData))).toBe(codigo);
  });

  it.each([
    ['cell', (text: string) => foreign(`<x:row><x:c t="str"><x:v>${text}</x:v></x:c></x:row>`)],
    [
      'number',
      (text: string) => foreign(`<x:row><x:c><x:v>${text.replaceAll('a', '9')}</x:v></x:c></x:row>`),
    ],
    ['shared text', (text: string) => foreign('', { shared: `<si><t>${text}</t></si>` })],
  ])('with a %s that no spreadsheet holds is refused', async (_what, made) => {
    expect(refusalOf(await made('a'.repeat(32_767)))).toBe(null);
    expect(refusalOf(await made('a'.repeat(32_768)))).toBe('celda-demasiado-larga');
  });

  it('with one long shared text in 20 000 cells is refused, long before it is read as texts', async () => {
    const bounds = { maxUnpacked: 24_000_000, maxRows: 20_000, maxCells: 200_000, maxCharacters: 12_000_000 };
    const cell = '<x:row><x:c t="s"><x:v>2</x:v></x:c></x:row>';
    const book = (length: number) =>
      foreign(cell.repeat(20_000), { shared: `<si><t>${'a'.repeat(length)}</t></si>` });
    expect(refusalOf(await book(32_767), bounds)).toBe('libro-demasiado-grande');
    expect(refusalOf(await book(600), bounds)).toBe(null);
  });

  it.each([
    ['merged areas', '<x:mergeCell ref="A1:A2"/>', 1000],
    ['elements', '<x:x/>', 110_000],
  ])('of too many %s is refused', async (_what, element, most) => {
    expect(refusalOf(await foreign(element.repeat(most - 40)))).toBe(null);
    expect(refusalOf(await foreign(element.repeat(most + 1)))).toBe('libro-demasiado-grande');
  });

  it('with a tag of more attributes than a workbook has is refused, wherever its values have an angle bracket', async () => {
    const tag = (length: number) => `<x:row a=">${'a'.repeat(length)}" b="'"/>`;
    const around = '<!-- <a b="\' --><![CDATA[<a b="\']]>';
    expect(refusalOf(await foreign(around + tag(65_000)))).toBe(null);
    expect(refusalOf(await foreign(around + tag(66_000)))).toBe('libro-demasiado-grande');
  });

  it('with the name of a sheet beyond 31 characters is refused', async () => {
    expect(refusalOf(await foreign('', { names: ['a'.repeat(31)] }))).toBe(null);
    expect(refusalOf(await foreign('', { names: ['a'.repeat(32)] }))).toBe('nombre-de-hoja-largo');
  });

  it('of two sheets with one name is refused, in either case of its letters', async () => {
    expect(refusalOf(await foreign('', { names: ['Pautas', 'PAUTAS'] }))).toBe('hoja-repetida');
  });

  it.each([
    ['nothing', () => Buffer.alloc(0)],
    ['text', () => Buffer.from('hola, mundo; esto no es un libro')],
    ['an old workbook', () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(512)])],
    ['an archive without a workbook', () => bytesOf(zip([{ name: 'a.txt', text: ['a'] }]))],
    [
      'an archive with one name twice',
      () => foreign('', { extra: [{ name: 'xl/workbook.xml', text: ['<workbook/>'] }] }),
    ],
  ])('is refused where it is %s', async (_what, made) => {
    expect(refusalOf(await made())).toBe('libro-ilegible');
  });

  it('cut or changed at any place is read or refused, and fails in no other way', async () => {
    const whole = await written(sheet('Datos', ['uno', 'dos'], ['tres', 4]));
    for (let at = 0; at < whole.length; at += 7) {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 0xff;
      for (const bytes of [changed, whole.subarray(0, at)])
        expect([null, 'libro-ilegible', 'libro-demasiado-grande']).toContain(refusalOf(bytes));
    }
  });
});
