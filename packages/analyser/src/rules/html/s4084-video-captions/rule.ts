import type { HtmlRule } from '../engine/html-rule.ts';
import { boundAttributeOf, type StartTag } from '../engine/page.ts';

/** Kinds of tracks that describe a video; SonarQube compares them as they are written. */
const captions = ['captions', 'descriptions', 'subtitles'];

/** A video whose end was not reached yet, with the numbers of sources and tracks that were read before it. */
interface Video {
  readonly tag: StartTag;
  readonly sources: number;
  readonly tracks: number;
}

/** S4084: a video with a source has captions. A source or a track counts for every video around it. */
export const rule: HtmlRule = (nodes) => {
  const open: Video[] = [];
  const found: StartTag[] = [];
  let [sources, tracks] = [0, 0];
  const close = () => {
    const video = open.pop();
    if (video === undefined) return;
    const hasSource = boundAttributeOf(video.tag, 'src') !== undefined || sources > video.sources;
    if (hasSource && tracks === video.tracks) found.push(video.tag);
  };
  for (const node of nodes) {
    if (node.kind === 'end' && node.name === 'video') close();
    if (node.kind !== 'start') continue;
    if (node.name === 'video') open.push({ tag: node, sources, tracks });
    if (node.name === 'video' && node.selfClosing) close();
    if (node.name === 'source') sources += 1;
    if (node.name === 'track' && captions.includes(boundAttributeOf(node, 'kind') ?? '')) tracks += 1;
  }
  while (open.length > 0) close();
  return found
    .sort((a, b) => a.start - b.start)
    .map(({ start, end }) => ({ start, end, message: 'Añada a este vídeo subtítulos o una descripción.' }));
};
