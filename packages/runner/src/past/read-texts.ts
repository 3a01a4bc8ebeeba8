import type { SourceFile } from '@mantenible/analyser';
import type { LimitesAnalisis } from '@mantenible/domain/analisis';
import type { CommitDeRama } from '@mantenible/domain/pasado';

import type { Source } from '../pipeline/analyse-sources.ts';
import { createSelection, isContext } from '../pipeline/selection.ts';
import { countLines, decodeText } from '../pipeline/text.ts';
import type { FetchedHistory } from '../repository/git/history/index.ts';
import { fileKey, type CommitTree, type PastFile } from './chosen-trees.ts';

/** A commit with its texts; commits share the texts of unchanged files. */
export interface CommitSources extends CommitDeRama {
  readonly sources: readonly Source[];
  readonly context: readonly SourceFile[];
}

interface SizedTree extends CommitDeRama {
  readonly files: readonly (PastFile & { readonly size: number })[];
}

interface Text {
  readonly text: string;
  readonly lines: number;
}

type Limits = Pick<LimitesAnalisis, 'textoBytes' | 'lineas'>;
type OnProgress = (done: number, total: number) => void;

/**
 * Reads the texts of trees, the newest first, as far as all of them together fit the limits of bytes and lines; an
 * unchanged file counts once.
 */
export async function readTexts(
  history: Pick<FetchedHistory, 'sizes' | 'read'>,
  trees: readonly CommitTree[],
  limits: Limits,
  onProgress: OnProgress,
): Promise<readonly CommitSources[]> {
  const blobs = new Set(trees.flatMap(({ files }) => files.map(({ blob }) => blob)));
  const sizes = await history.sizes([...blobs]);
  const fitting = withinBytes(
    trees.map((tree) => selected(tree, sizes)),
    limits.textoBytes,
  );
  const texts = await textsOf(history, fitting, onProgress);
  return withinLines(fitting, texts, limits.lineas);
}

/** The files of a tree that an analysis takes by path and size; a blob that the host did not send is left out. */
function selected({ files, ...commit }: CommitTree, sizes: ReadonlyMap<string, number | null>): SizedTree {
  const selection = createSelection();
  return {
    ...commit,
    files: files.flatMap((file) => {
      const size = sizes.get(file.blob) ?? null;
      if (size === null) return [];
      const taken = selection.acceptsContext(file.path, size) || selection.acceptsPath(file.path, size);
      return taken ? [{ ...file, size }] : [];
    }),
  };
}

function withinBytes(trees: readonly SizedTree[], limit: number): readonly SizedTree[] {
  const seen = new Set<string>();
  let bytes = 0;
  return trees.slice(
    0,
    prefixLength(trees, ({ files }) => {
      for (const { blob, size } of files) {
        if (!seen.has(blob)) bytes += size;
        seen.add(blob);
      }
      return bytes <= limit;
    }),
  );
}

async function textsOf(
  history: Pick<FetchedHistory, 'read'>,
  trees: readonly SizedTree[],
  onProgress: OnProgress,
): Promise<ReadonlyMap<string, Text>> {
  const blobs = [...new Set(trees.flatMap(({ files }) => files.map(({ blob }) => blob)))];
  const texts = new Map<string, Text>();
  await history.read(blobs, (content, index) => {
    const blob = blobs[index];
    if (blob === undefined || content === null) return;
    texts.set(blob, { text: decodeText(content), lines: countLines(content) });
    onProgress(index + 1, blobs.length);
  });
  return texts;
}

function withinLines(
  trees: readonly SizedTree[],
  texts: ReadonlyMap<string, Text>,
  limit: number,
): readonly CommitSources[] {
  const sources = new Map<string, Source | null>();
  let lines = 0;
  const commits = trees.map(({ files, ...commit }) => {
    const context: SourceFile[] = [];
    const own: Source[] = [];
    for (const { path, blob, size } of files) {
      const { text = null, lines: length = 0 } = texts.get(blob) ?? {};
      if (text === null) continue;
      if (isContext(path, size)) {
        context.push({ path, text });
        continue;
      }
      const key = fileKey({ path, blob });
      const known = sources.get(key);
      const source = known === undefined ? accepted({ path, blob, text }) : known;
      if (known === undefined) {
        sources.set(key, source);
        if (source) lines += length;
      }
      if (source) own.push(source);
    }
    return { fits: lines <= limit, commit: { ...commit, sources: own, context } };
  });
  return commits
    .slice(
      0,
      prefixLength(commits, ({ fits }) => fits),
    )
    .map(({ commit }) => commit);
}

function accepted(source: Source): Source | null {
  return createSelection().acceptsText(source.path, source.text) ? source : null;
}

/** Number of elements before the first that `fits` refuses. */
function prefixLength<T>(list: readonly T[], fits: (one: T) => boolean): number {
  const first = list.findIndex((one) => !fits(one));
  return first === -1 ? list.length : first;
}
