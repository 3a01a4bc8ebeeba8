/** Texts of a tree's files by path. */
export type Tree = ReadonlyMap<string, string>;

/** What a commit did to its files. The history is computed from its end: an edit turns the tree after it into the one before. */
export type Edit = (after: Tree) => Tree;

/** The commit added a file. */
export function adds(path: string): Edit {
  return (after) => {
    textOf(after, path);
    return without(after, path);
  };
}

/** The commit deleted a file, which was a copy of another one with some words replaced. */
export function deletesCopy(path: string, of: string, words: Readonly<Record<string, string>>): Edit {
  return (after) => {
    let text = textOf(after, of);
    for (const [word, other] of Object.entries(words)) text = text.replaceAll(word, other);
    return new Map([...after, [path, text]]);
  };
}

/** The commit renamed a file. */
export function renames(earlier: string, now: string): Edit {
  return (after) => new Map([...without(after, now), [earlier, textOf(after, now)]]);
}

/** The commit wrote `now` where `earlier` stood. */
export function changes(path: string, earlier: string, now: string): Edit {
  return (after) => {
    const [before, behind] = partsAround(textOf(after, path), now, path);
    return new Map([...after, [path, before + earlier + behind]]);
  };
}

/** The commit added `count` lines, the first of which holds the beginning of `first`. */
export function addsLines(path: string, first: string, count = 1): Edit {
  return changesLines(path, (lines, start) => withoutLines(lines, start, count), first);
}

/** The commit wrote `count` lines, the first of which holds the beginning of `first`, where `earlier` stood. */
export function rewrites(path: string, first: string, count: number, earlier: string): Edit {
  return changesLines(path, (lines, start) => lines.toSpliced(start, count, ...earlier.split('\n')), first);
}

type ChangeLines = (lines: readonly string[], start: number) => readonly string[];

function changesLines(path: string, change: ChangeLines, first: string): Edit {
  return (after) => {
    const text = textOf(after, path);
    const [before] = partsAround(text, first, path);
    const lines = change(text.split('\n'), before.split('\n').length - 1);
    return new Map([...after, [path, lines.join('\n')]]);
  };
}

/** Blank lines before and after what is cut are joined. */
function withoutLines(lines: readonly string[], start: number, count: number): readonly string[] {
  const head = lines.slice(0, start);
  const tail = lines.slice(start + count);
  const blanks = head.length - (head.findLastIndex((line) => line !== '') + 1);
  if (tail.every((line) => line === '')) return [...head.slice(0, start - blanks), ''];
  const joined = tail.slice(0, blanks).every((line) => line === '') ? blanks : 0;
  return [...head, ...tail.slice(joined)];
}

function partsAround(text: string, part: string, path: string): readonly [string, string] {
  const [before, behind, ...others] = text.split(part);
  if (before === undefined || behind === undefined || others.length > 0)
    throw new Error(`${path} must hold once: ${part}`);
  return [before, behind];
}

function textOf(tree: Tree, path: string): string {
  const text = tree.get(path);
  if (text === undefined) throw new Error(`there is no ${path}`);
  return text;
}

function without(tree: Tree, path: string): Tree {
  return new Map([...tree].filter(([other]) => other !== path));
}
