import { indexLines } from '../../text/line-index.ts';
import { lineSet } from '../../text/line-set.ts';
import { findInDockerfile } from '../../rules/docker/engine/find-in-dockerfile.ts';
import { endings } from '../endings.ts';
import type { Language } from '../language.ts';
import { buildsImage } from './instructions.ts';
import { readDockerfile } from './read.ts';

/** Whether a comment counts: it has a letter or a digit and no NOSONAR. */
const hasText = (comment: string): boolean => /[\p{L}\p{N}]/u.test(comment) && !comment.includes('NOSONAR');

/** Lines of code and of comments of Dockerfiles; they take no part in duplication. */
export const docker: Language = {
  key: 'docker',
  extensions: endings.docker,
  analyse: ({ text }) => {
    if (text.trim() === '') return null;
    const file = readDockerfile(text);
    const { instructions, code, comments } = file;
    if (!buildsImage(instructions.map((one) => one.text))) return null;
    const lines = lineSet(indexLines(text).count);
    for (const line of code) lines.add(line);
    const comment_lines = comments.filter((comment) => hasText(comment.text)).length;
    return {
      counts: { ncloc: lines.size, comment_lines },
      tokenLines: [],
      noSonarLines: [],
      findings: findInDockerfile(text, file),
    };
  },
};
