import { describe, expect, it } from 'vitest';

import { analyseFiles } from '../analyse.ts';
import { cleanMessage } from './clean-message.ts';

const cleaned = (message: string) => cleanMessage({ message }).message;

describe('a message', () => {
  it('is unchanged when it is short and storable', () => {
    const finding = { message: 'Defina una constante en lugar de repetir 3 veces «año 😀».' };
    expect(cleanMessage(finding)).toBe(finding);
  });

  it('contains neither U+0000 nor lone surrogates', () => {
    expect(cleaned('«a\0b»')).toBe('«a\ufffdb»');
    expect(cleaned('«\ud83d» y «\ude00»')).toBe('«\ufffd» y «\ufffd»');
  });

  it('is one line', () => {
    expect(cleaned('Repite «select *\r\n    from t\u2028where».')).toBe('Repite «select * from t where».');
  });

  it('has each long quote cut after a whole code point', () => {
    expect(cleaned(`Repite «${'😀'.repeat(60)}».`)).toBe(`Repite «${'😀'.repeat(60)}».`);
    expect(cleaned(`Repite «${'😀'.repeat(61)}» y «b».`)).toBe(`Repite «${'😀'.repeat(59)}…» y «b».`);
  });

  it('has a maximum length', () => {
    expect(cleaned('😀'.repeat(100_000))).toBe(`${'😀'.repeat(399)}…`);
    expect(Array.from(cleaned(`Repite «${'a»b'.repeat(1000)}».`))).toHaveLength(400);
  });
});

describe('the findings of the analyser', () => {
  const messages = async (path: string, text: string) => {
    const [part] = await analyseFiles([{ path, text }]);
    return part?.findings.map(({ rule, message }) => `${rule.split(':')[1] ?? ''} ${message}`) ?? [];
  };

  it('quote escapes of a script without unstorable characters', async () => {
    const found = await messages(
      'a.js',
      "import { a } from './x\\u0000y';\nimport { b } from './x\\u0000y';\na(b);\n",
    );
    expect(found.join('\n')).toContain('./x\ufffdy');
    expect(found.join('\n')).not.toContain('\0');
  });

  it('quote the beginning of a long Python string', async () => {
    const long = `'select ${'columna, '.repeat(200)}'`;
    const found = await messages('a.py', `a = ${long}\nb = ${long}\nc = ${long}\n`);
    const [s1192 = ''] = found.filter((one) => one.startsWith('S1192'));
    expect(s1192).toMatch(
      /^S1192 Defina una constante en lugar de repetir 3 veces «select columna, .{43}…»\.$/u,
    );
  });
});
