import { describe, expect, it } from 'vitest';

import { attributesOf } from './attributes.ts';

const read = (text: string, path: string) => attributesOf({ content: Buffer.from(text) }).of(path);

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

  it('are compared within a limit of steps', () => {
    const text = Array.from({ length: 500 }, () => `${'*a'.repeat(140)} linguist-generated`).join('\n');
    const { of } = attributesOf({ content: Buffer.from(text) });
    const paths = Array.from({ length: 20_000 }, (_, i) => `${'a'.repeat(200)}${i}/x.js`);
    expect(paths.filter((path) => of(path).generated === true)).toEqual([]);
  });
});
