const instructionNames = new Set(
  `add arg cmd copy entrypoint env expose from healthcheck label maintainer onbuild run shell stopsignal user volume
  workdir`.split(/\s+/u),
);
/** The image of FROM; braces occur only in variables such as `${TAG}`. */
const imageName = /^(?:[^{}]|\$\{[^{}]*\})+$/u;

/** Whether an instruction, on one line, is one that Docker has. */
function isInstruction(text: string): boolean {
  const name = /^[a-z]+(?=\s|$)/iu.exec(text)?.[0].toLowerCase() ?? '';
  return instructionNames.has(name) && (name !== 'from' || isValidFrom(text));
}

/** Whether a FROM instruction is `FROM image` or `FROM image AS name`, with flags such as `--platform` before. */
function isValidFrom(text: string): boolean {
  const [first = '', as = 'as', name = 'x', ...others] = text
    .split(/\s+/u)
    .slice(1)
    .filter((word) => !word.startsWith('--'));
  return imageName.test(first) && as.toLowerCase() === 'as' && name !== '' && others.length === 0;
}

/** Whether all instructions are known and the first one is FROM, apart from ARG: only such a file builds an image. */
export function buildsImage(instructions: readonly string[]): boolean {
  const first = instructions.find((text) => !/^arg\s/iu.test(text)) ?? 'from x';
  return instructions.every(isInstruction) && /^from\s/iu.test(first);
}

/** The delimiters (`EOF` in `RUN <<EOF`) that end the heredocs of an instruction, in their order. */
export function heredocEnds(text: string): readonly string[] {
  if (!/^(?:run|copy|add)\s/iu.test(text)) return [];
  return [...text.matchAll(/<<-?(?:"(?<double>\w+)"|'(?<single>\w+)'|(?<plain>\w+))/gu)].map(
    ({ groups }) => groups?.['double'] ?? groups?.['single'] ?? groups?.['plain'] ?? '',
  );
}
