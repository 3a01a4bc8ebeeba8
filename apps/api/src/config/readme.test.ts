import { readFile } from 'node:fs/promises';

import { describe, expect, it } from 'vitest';

import { settingList } from './settings.ts';

describe('the configuration table of the README', () => {
  it('names every setting with its default and meaning, and no other', async () => {
    const readme = await readFile(new URL('../../../../README.md', import.meta.url), 'utf8');
    const cells = (line: string) => line.split('|').map((cell) => cell.trim());
    const rows = readme.split('\n').filter((line) => /^\| `[A-Z]/.test(line));
    expect(rows.map((row) => cells(row).slice(1, 4))).toEqual(
      settingList.map((setting) => [
        `\`${setting.name}\``,
        setting.default === '' ? '' : `\`${setting.default}\``,
        setting.meaning,
      ]),
    );
  });
});
