// seguridad: 27
import { describe, expect, it } from 'vitest';

import { maxPathBytes } from '../tree.ts';
import { createChangeReader, type CommitChanges } from './changes.ts';
import { createCommitReader } from './commits.ts';
import { createSizeReader } from './sizes.ts';
import { createTagReader } from './tags.ts';

const [a, b, c, none] = ['a', 'b', 'c', '0'].map((one) => one.repeat(40)) as [string, string, string, string];
const limits = { ofCommit: 100, ofAll: 100 };

/** Values of a reader for each way to cut its input into two chunks. */
function inEveryCut<T>(output: Buffer, read: (chunks: readonly Buffer[]) => T): readonly T[] {
  return Array.from({ length: output.length }, (_, at) =>
    read([output.subarray(0, at), output.subarray(at)]),
  );
}

function readChanges(chunks: readonly Buffer[], given = limits) {
  const commits: CommitChanges[] = [];
  const reader = createChangeReader(given, (one) => commits.push(one));
  const more = chunks.every((chunk) => reader.read(chunk));
  if (reader.complete()) reader.end();
  return { more, commits };
}

const change = (path: string | Buffer, before = a, after = b, modes = '100644 100644'): Buffer =>
  Buffer.concat([Buffer.from(`:${modes} ${before} ${after} M\0`), Buffer.from(path), Buffer.from('\0')]);

describe('the changes of commits', () => {
  it('are read whatever the chunks', () => {
    const output = Buffer.concat([
      Buffer.from(`${a}\0`),
      change('uno\tdos\nñ.js'),
      change('nuevo.js', none, c, '000000 100755'),
      Buffer.from(`${b}\0`),
      change(b, c, none, '100644 000000'),
    ]);
    const expected = [
      {
        commit: a,
        changes: [
          { path: 'uno\tdos\nñ.js', movedFrom: null, before: a, after: b },
          { path: 'nuevo.js', movedFrom: null, before: null, after: c },
        ],
      },
      { commit: b, changes: [{ path: b, movedFrom: null, before: c, after: null }] },
    ];
    for (const { commits } of inEveryCut(output, readChanges)) expect(commits).toEqual(expected);
  });

  it('leave out paths that are too long or not UTF-8, and keep those after them', () => {
    const output = Buffer.concat([
      Buffer.from(`${a}\0`),
      change('x'.repeat(maxPathBytes + 1)),
      change(Buffer.of(0x61, 0xff)),
      change('z'.repeat(maxPathBytes)),
    ]);
    const { commits } = readChanges([output]);
    expect(commits[0]?.changes?.map(({ path }) => path.length)).toEqual([maxPathBytes]);
  });

  it('end within an endless path, in bounded memory', () => {
    const reader = createChangeReader(limits, () => undefined);
    reader.read(Buffer.concat([Buffer.from(`${a}\0`), change('a').subarray(0, -2)]));
    for (let i = 0; i < 1000; i += 1) reader.read(Buffer.alloc(65_536, 'x'));
    expect(reader.complete()).toBe(true);
  });

  it('are not passed on when a commit exceeds its limit', () => {
    const output = Buffer.concat([Buffer.from(`${a}\0`), change('1'), change('2'), change('3')]);
    expect(readChanges([output], { ofCommit: 2, ofAll: 100 }).commits).toEqual([
      { commit: a, changes: null },
    ]);
    expect(readChanges([output], { ofCommit: 9, ofAll: 2 })).toEqual({ more: false, commits: [] });
  });
});

it('moves are joined by file name first, each file once', () => {
  const deleted = (path: string) => change(path, c, none, '100644 000000');
  const added = (path: string) => change(path, none, c, '000000 100644');
  const output = Buffer.concat([
    Buffer.from(`${a}\0`),
    deleted('x/uno.js'),
    deleted('x/dos.js'),
    added('y/dos.js'),
    added('y/otro.js'),
    added('y/tres.js'),
  ]);
  const { commits } = readChanges([output]);
  expect(commits[0]?.changes?.map(({ path, movedFrom, before }) => [path, movedFrom, before])).toEqual([
    ['y/dos.js', 'x/dos.js', c],
    ['y/otro.js', 'x/uno.js', c],
    ['y/tres.js', null, null],
  ]);
});

it('commits are read whatever the chunks, with clamped dates', () => {
  const output = Buffer.from(`12 ${a}\n-5 ${b}\n${'9'.repeat(20)} ${c}\nbasura\n`);
  const reads = inEveryCut(output, (chunks) => {
    const commits: unknown[] = [];
    const read = createCommitReader(({ id, seconds }) => commits.push([id, seconds]));
    for (const chunk of chunks) read(chunk);
    return commits;
  });
  for (const commits of reads)
    expect(commits).toEqual([
      [a, 12],
      [b, 0],
      [c, 253_402_300_799],
    ]);
});

it('sizes are read whatever the chunks', () => {
  const output = Buffer.from(`${a} blob 12\n${b} missing\n${c} tree 30\n`);
  const reads = inEveryCut(output, (chunks) => {
    const sizes: unknown[] = [];
    const read = createSizeReader((id, size) => sizes.push([id, size]));
    for (const chunk of chunks) read(chunk);
    return sizes;
  });
  for (const sizes of reads)
    expect(sizes).toEqual([
      [a, 12],
      [b, null],
      [c, null],
    ]);
});

it('tags are bounded in number and in the length of their names', () => {
  const reader = createTagReader();
  reader.read(Buffer.from(`${a}\trefs/tags/v1\n${b}\trefs/tags/v1^{}\n${c}\trefs/tags/${'x'.repeat(256)}\n`));
  expect([...reader.tags()]).toEqual([[b, ['v1']]]);
  let chunks = 1;
  while (reader.read(Buffer.alloc(65_536, 'x'))) chunks += 1;
  expect(chunks).toBeLessThan(70);
  expect([...reader.tags()]).toEqual([[b, ['v1']]]);
});
