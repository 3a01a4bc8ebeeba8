import { describe, expect, it } from 'vitest';

import { attributesOf } from './attributes.ts';

const read = (text: string, path: string) => attributesOf({ content: Buffer.from(text) }).of(path);
const noticesOf = (text: string) => attributesOf({ content: Buffer.from(text) }).avisos;

describe('the attributes of a repository', () => {
  it.each([
    ['*.pb.js linguist-generated', 'a/x.pb.js', true],
    ['*.pb.js linguist-generated=true', 'x.pb.js', true],
    ['/api/*.ts text linguist-generated', 'api/x.ts', true],
    ['api/** linguist-generated', 'api/a/x.ts', true],
    ['/api/*.ts linguist-generated', 'src/api/x.ts', null],
    ['*.ts linguist-generated\napi/a.ts -linguist-generated', 'api/a.ts', false],
    ['*.ts linguist-generated=false', 'a.ts', false],
    ['*.ts !linguist-generated', 'a.ts', false],
    ['# *.ts linguist-generated', 'a.ts', null],
    ['*.[jt]s linguist-generated', 'a.ts', null],
    ['api/ linguist-generated', 'api/a.ts', null],
    ['*.ts text eol=lf', 'a.ts', null],
  ])('name by %j whether %s is generated', (text, path, generated) => {
    expect(read(text, path)).toEqual({ generated, vendored: false });
  });

  it('name foreign code', () => {
    expect(read('lib/** linguist-vendored', 'lib/a.js')).toEqual({ generated: null, vendored: true });
  });

  it('name nothing where there is no file, or too large a one', () => {
    const nothing = { generated: null, vendored: false };
    expect([attributesOf(null), attributesOf({ content: null })].map((one) => one.of('a.js'))).toEqual([
      nothing,
      nothing,
    ]);
  });

  it.each([
    [
      '*.ts linguist-generated\n*.[jt]s text\n[attr]propio linguist-generated\n# [a] linguist-generated',
      null,
    ],
    ['*.[jt]s linguist-generated', /^\.gitattributes: no se sigue 1 línea con linguist-generated/u],
    ['"a b.js" linguist-vendored\na\\*.js linguist-generated', /no se siguen 2 líneas/u],
    [`${'a'.repeat(301)} linguist-generated`, /no se sigue 1 línea/u],
    ['*.js linguist-generated\n'.repeat(203), /no se siguen 3 líneas .+ hasta 200,/u],
  ])('state the lines of %j that are not followed', (text, notice) => {
    expect(noticesOf(text)).toEqual(notice === null ? [] : [expect.stringMatching(notice)]);
  });

  it('state that the file is too large', () => {
    expect(attributesOf({ content: null }).avisos).toEqual([
      '.gitattributes: es demasiado grande y no se sigue (máximo: 65\u00a0kB).',
    ]);
    expect(attributesOf(null).avisos).toEqual([]);
  });

  it('are compared within a limit of steps', () => {
    const text = Array.from({ length: 500 }, () => `${'*a'.repeat(140)} linguist-generated`).join('\n');
    const { of } = attributesOf({ content: Buffer.from(text) });
    const paths = Array.from({ length: 20_000 }, (_, i) => `${'a'.repeat(200)}${i}/x.js`);
    expect(paths.filter((path) => of(path).generated === true)).toEqual([]);
  });
});
