import type { DockerRule } from '../engine/docker-rule.ts';
import { lineAt } from '../engine/line-at.ts';

const from = /^from\s+(?:--\S+\s+)*(?<image>\S+)(?:\s+as\s+(?<stage>\S+))?/iu;

/** S6596: images whose version is written, so that the same recipe gives the same image. */
export const rule: DockerRule = ({ instructions }) => {
  const stages = new Set(['scratch']);
  return instructions.flatMap((instruction) => {
    const { image = '', stage } = from.exec(instruction.text)?.groups ?? {};
    const isOpen = image !== '' && !stages.has(image) && isWithoutVersion(image);
    if (stage !== undefined) stages.add(stage);
    if (!isOpen) return [];
    const start = instruction.text.indexOf(image);
    return [
      {
        line: lineAt(instruction, start),
        message: 'Escriba la versión de la imagen, y que no sea «latest».',
      },
    ];
  });
};

/** Whether the name has neither a digest nor a tag, or the tag `latest`; a variable may hold either. */
function isWithoutVersion(image: string): boolean {
  if (/[@$]/u.test(image)) return false;
  const name = image.replaceAll(/["']/gu, '');
  // The port of a registry counts as a tag, as on SonarQube.
  return !name.includes(':') || name.endsWith(':latest');
}
