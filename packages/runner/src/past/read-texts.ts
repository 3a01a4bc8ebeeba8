import type { SourceFile } from '@mantenible/analyser';
import { excludedByText, mayHoldScripts } from '@mantenible/analyser/selection';
import type { Decisor } from '@mantenible/domain/ambito';
import type { LimitesAnalisis } from '@mantenible/domain/analisis';
import type { CommitDeRama } from '@mantenible/domain/pasado';

import type { Source } from '../pipeline/analyse-sources.ts';
import { isNarrowed } from '../pipeline/read-sources.ts';
import { createSelection, type Use } from '../pipeline/selection.ts';
import { countLines, decodeFile, type DecodedFile } from '../pipeline/text.ts';
import type { FetchedHistory } from '../repository/git/history/index.ts';
import { fileKey, type CommitTree, type PastFile } from './chosen-trees.ts';

/** A commit with its texts; commits share the texts of unchanged files. */
export interface CommitSources extends CommitDeRama {
  readonly sources: readonly Source[];
  readonly context: readonly SourceFile[];
  /** Scripts outside the scope, for the types of the others. */
  readonly companions: readonly SourceFile[];
  /** Whether the scope left files out of the main code. */
  readonly narrowed: boolean;
}

/** The files of a commit that are analysed or context, with their sizes in bytes. */
interface SizedTree extends CommitDeRama, Pick<CommitSources, 'narrowed'> {
  readonly files: readonly (PastFile & { readonly size: number; readonly use: Use })[];
}

interface CountedText extends Pick<DecodedFile, 'text' | 'encoding'> {
  readonly lines: number;
}

interface Limits extends Pick<LimitesAnalisis, 'textoBytes' | 'lineas'> {
  readonly decisor: Decisor;
  /** The scope's encoding. */
  readonly codificacion: string | null;
}
type OnProgress = (done: number, total: number) => void;

/**
 * Reads the texts of trees, the newest first, up to the tree with which all together exceed the limits of bytes and
 * lines. A file that is unchanged in several commits counts once.
 */
export async function readTexts(
  history: Pick<FetchedHistory, 'sizes' | 'read'>,
  trees: readonly CommitTree[],
  limits: Limits,
  onProgress: OnProgress,
): Promise<readonly CommitSources[]> {
  const blobs = new Set(trees.flatMap(({ files }) => files.map(({ blob }) => blob)));
  const sizes = await history.sizes([...blobs]);
  const selected = trees.map((tree) => selectFiles(tree, sizes, limits.decisor));
  const fitting = withoutLargeCompanions(withinBytes(selected, limits.textoBytes), limits.textoBytes);
  const texts = await textsOf(history, fitting, limits, onProgress);
  return withinLines(fitting, texts, limits.lineas);
}

/** A tree with the files that an analysis accepts by path and size, without blobs that the host did not send. */
function selectFiles(
  { files, ...commit }: CommitTree,
  sizes: ReadonlyMap<string, number | null>,
  decisor: Decisor,
): SizedTree {
  const selection = createSelection(decisor);
  const read = files.flatMap((file) => {
    const size = sizes.get(file.blob) ?? null;
    if (size === null) return [];
    const use = selection.useOf(file.path, size);
    return isRead(file.path, use) ? [{ ...file, size, use }] : [];
  });
  const narrowed = isNarrowed(selection.files) || read.some(({ use }) => use === 'prueba');
  return { ...commit, files: read, narrowed };
}

/** Whether the scope leaves a file out, which may still give types to others. */
const isCompanion = ({ use }: { readonly use: Use }): boolean => use === 'excluido' || use === 'fuera';

const isRead = (path: string, use: Use): boolean =>
  isCompanion({ use }) ? mayHoldScripts(path) : use === 'context' || use === 'principal' || use === 'prueba';

/** The first trees whose blobs together have at most `limit` bytes. */
function withinBytes(trees: readonly SizedTree[], limit: number): readonly SizedTree[] {
  const seen = new Set<string>();
  let bytes = 0;
  return trees.slice(
    0,
    prefixLength(trees, ({ files }) => {
      bytes += newBytes(
        files.filter((file) => !isCompanion(file)),
        seen,
      );
      return bytes <= limit;
    }),
  );
}

/** Bytes of the blobs that `seen` lacks, to which it adds them. */
function newBytes(files: SizedTree['files'], seen: Set<string>): number {
  let bytes = 0;
  for (const { blob, size } of files) {
    if (!seen.has(blob)) bytes += size;
    seen.add(blob);
  }
  return bytes;
}

/** Files that only give types never end a past: from the tree with which they exceed the limit on, none is read. */
function withoutLargeCompanions(trees: readonly SizedTree[], limit: number): readonly SizedTree[] {
  const seen = new Set<string>();
  let bytes = 0;
  return trees.map((tree) => {
    if (bytes <= limit) bytes += newBytes(tree.files.filter(isCompanion), seen);
    return bytes <= limit ? tree : { ...tree, files: tree.files.filter((file) => !isCompanion(file)) };
  });
}

async function textsOf(
  history: Pick<FetchedHistory, 'read'>,
  trees: readonly SizedTree[],
  { codificacion }: Pick<Limits, 'codificacion'>,
  onProgress: OnProgress,
): Promise<ReadonlyMap<string, CountedText>> {
  const blobs = [...new Set(trees.flatMap(({ files }) => files.map(({ blob }) => blob)))];
  const texts = new Map<string, CountedText>();
  await history.read(blobs, (content, index) => {
    const blob = blobs[index];
    if (blob === undefined || content === null) return;
    const { text, encoding } = decodeFile(content, codificacion);
    texts.set(blob, { text, encoding, lines: countLines(content) });
    onProgress(index + 1, blobs.length);
  });
  return texts;
}

/** The first trees whose sources together have at most `limit` lines, with their texts. */
function withinLines(
  trees: readonly SizedTree[],
  texts: ReadonlyMap<string, CountedText>,
  limit: number,
): readonly CommitSources[] {
  const sources = new Map<string, Source | null>();
  let lines = 0;
  const commits = trees.map(({ files, ...commit }) => {
    const context: SourceFile[] = [];
    const own: Source[] = [];
    const companions: SourceFile[] = [];
    for (const { path, blob, use } of files) {
      const { text = null, encoding = null, lines: length = 0 } = texts.get(blob) ?? {};
      if (text === null) continue;
      if (use === 'context') {
        context.push({ path, text });
        continue;
      }
      if (isCompanion({ use })) {
        if (excludedByText(path, text) === null) companions.push({ path, text });
        continue;
      }
      const key = fileKey({ path, blob });
      const known = sources.get(key);
      const source =
        known === undefined
          ? acceptedSource({
              path,
              blob,
              text,
              ...(use === 'prueba' && { isTest: true }),
              ...(encoding !== null && { encoding }),
            })
          : known;
      if (known === undefined) {
        sources.set(key, source);
        if (source) lines += length;
      }
      if (source) own.push(source);
    }
    return { fits: lines <= limit, commit: { ...commit, sources: own, context, companions } };
  });
  return commits
    .slice(
      0,
      prefixLength(commits, ({ fits }) => fits),
    )
    .map(({ commit }) => commit);
}

/** The source, or null if its text excludes it from the analysis. */
function acceptedSource(source: Source): Source | null {
  return createSelection().acceptsText(source.path, source.text) ? source : null;
}

/** Number of elements before the first that `fits` refuses. */
function prefixLength<T>(list: readonly T[], fits: (one: T) => boolean): number {
  const first = list.findIndex((one) => !fits(one));
  return first === -1 ? list.length : first;
}
