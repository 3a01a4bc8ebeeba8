import { describe, expect, it } from 'vitest';

import { findIn } from './find-in.ts';
import { createKeptReadings, noReadings, type KeptReadings } from './kept-readings.ts';

type Files = Readonly<Record<string, string>>;

/** Files that differ from one batch to the next; findings depend on other files of the batch. */
const batches: readonly Files[] = [
  {
    'p/__init__.py': '',
    'p/base.py': 'class Base:\n    def run(self, a):\n        return a\n',
    'p/own.py': 'from p.base import Base\n\n\nclass Own(Base):\n    def run(self):\n        return 1\n',
    'a.ts': 'export const size: number | undefined = 1;\n',
    'old.ts': 'export const old = 1;\n',
    'use.ts': "import { old as fresh } from './old';\nexport const copy = fresh;\n",
    'b.ts': "import { size } from './a';\nexport const twice = size!;\nexport const page = document.title;\n",
  },
  {
    'p/__init__.py': '',
    'p/base.py': 'class Base:\n    def run(self):\n        return 2\n',
    'p/own.py': 'from p.base import Base\n\n\nclass Own(Base):\n    def run(self):\n        return 1\n',
    'a.ts': 'export const size: number = 1;\n',
    'old.ts': '/** @deprecated */\nexport const old = 1;\n',
    'use.ts': "import { old as fresh } from './old';\nexport const copy = fresh;\n",
    'b.ts': "import { size } from './a';\nexport const twice = size!;\nexport const page = document.title;\n",
  },
  {
    'p/base.py': 'class Base:\n    def run(self, a):\n        return a\n',
    'p/own.py': 'from p.base import Base\n\n\nclass Own(Base):\n    def run(self):\n        return 1\n',
    'a.ts': 'export const size: string = document.cookie;\nnavigator.sendBeacon(size);\n',
    'b.ts': "import { size } from './a';\nexport const twice = size!;\nexport const page = document.title;\n",
    'tsconfig.json': '{ "compilerOptions": { "strict": true } }',
  },
];

const findings = async (files: Files, kept: KeptReadings) => {
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }));
  return [
    ...(await findIn(
      sources,
      () => undefined,
      () => 'main',
      kept,
    )),
  ];
};

describe('readings kept from the batch before', () => {
  it('change no finding, although files that a finding depends on changed', async () => {
    const kept = createKeptReadings();
    const withKept: unknown[] = [];
    const without: unknown[] = [];
    for (const files of [...batches, ...batches.toReversed()]) {
      withKept.push(await findings(files, kept));
      without.push(await findings(files, noReadings));
    }
    expect(withKept).toEqual(without);
    expect(new Set(without.map((one) => JSON.stringify(one))).size).toBeGreaterThan(1);
  });

  it('are used while a text is the same, and dropped after a batch without it', () => {
    const { modules } = createKeptReadings();
    let made = 0;
    const read = (text: string): void => {
      modules.begin();
      modules.get('a.py', text, () => {
        made += 1;
        return null;
      });
    };
    for (const text of ['1', '1', '2', '1']) read(text);
    expect(made).toBe(3);
    modules.begin();
    modules.begin();
    read('1');
    expect(made).toBe(4);
  });
});
