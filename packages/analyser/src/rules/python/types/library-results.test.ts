import { describe, expect, it } from 'vitest';

import { rule as argumentType } from '../s5655-argument-type/rule.ts';
import { rule as constantNone } from '../s5727-constant-none/rule.ts';
import { rule as annotatedValue } from '../s5890-annotated-value/rule.ts';
import { rule as returnedValue } from '../s5886-returned-value/rule.ts';
import { findLines } from '../testing/find-lines.ts';

const imports = 'import datetime, hashlib, os, random, re, subprocess\nfrom pathlib import Path\n';
const returns = (kind: string, value: string) =>
  findLines('S5886', returnedValue, `${imports}def f() -> ${kind}: return ${value}\n`);

describe('results of the standard library', () => {
  it.each([
    ['int', 'datetime.date(2020, 1, 1).isoformat()'],
    ['str', 'datetime.datetime(2020, 1, 1).timestamp()'],
    ['str', 'datetime.datetime(2020, 1, 1).date()'],
    ['str', 'Path("a")'],
    ['str', 'Path("a").exists()'],
    ['int', 'Path("a").read_text()'],
    ['str', 're.findall("a", "b")'],
    ['bool', 're.match("a", "b")'],
    ['str', 're.match("a", "b").groups()'],
    ['list', 'os.path.splitext("a")'],
    ['int', 'hashlib.sha256().hexdigest()'],
    ['str', 'os.makedirs("a")'],
    ['int', 'subprocess.Popen([]).communicate()'],
    ['str', '[1].index(1)'],
    ['list', '{1}.union({2})'],
    ['str', '[1][0:1]'],
    ['list', '"a".partition("b")'],
  ])('contradict %s in %s', (kind, value) => {
    expect(returns(kind, value)).toEqual([3]);
  });

  it.each([
    ['str', 'datetime.date(2020, 1, 1).isoformat()'],
    ['bool', 'Path("a").exists()'],
    ['bytes', 'Path("a").read_text()'],
    ['None', 'os.makedirs("a")'],
    ['list', '[1][0:1]'],
    // SonarQube resolves none of these.
    ['int', 'datetime.datetime.now()'],
    ['list', 'random.random()'],
    ['int', 'os.path.basename("a")'],
    ['int', 'Path("a").resolve()'],
    ['int', 're.match("a", "b").group()'],
    ['int', '"a"[0:1]'],
    ['int', '[1][0]'],
  ])('fit %s in %s', (kind, value) => {
    expect(returns(kind, value)).toEqual([]);
  });

  it('follow variables and annotations', () => {
    const text = `${imports}def f() -> int:\n  a = Path("b")\n  c = a.read_text()\n  return c\nd: str = Path("e")\n`;
    expect(findLines('S5886', returnedValue, text)).toEqual([6]);
    expect(findLines('S5890', annotatedValue, text)).toEqual([7]);
  });

  it('differ from built-in values and own classes where they are asked', () => {
    const text = ['"a"', 'None', '1', '{}', 'A()', 'Path("b")', 'a']
      .map((value) => `d: date = ${value}\n`)
      .join('');
    const own = 'from datetime import date\nimport datetime\nfrom pathlib import Path\nclass A: pass\n';
    expect(findLines('S5890', annotatedValue, `${own}${text}e: datetime.date = None\n`)).toEqual([
      5, 6, 7, 8, 9,
    ]);
    expect(findLines('S5655', argumentType, `${own}def f(a: date): pass\nf("a")\nf(None)\n`)).toEqual([]);
  });

  it('are never None, may be or always are', () => {
    const text = ['Path("a")', 're.match("a", "b")', 'os.makedirs("a")', 'os.cpu_count()', 'b"a"']
      .map((value, i) => `a${String(i)} = (${value}) is None\n`)
      .join('');
    expect(findLines('S5727', constantNone, `${imports}${text}`)).toEqual([3, 5]);
  });
});
