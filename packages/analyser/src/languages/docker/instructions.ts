const names = new Set(
  `add arg cmd copy entrypoint env expose from healthcheck label maintainer onbuild run shell stopsignal user volume
  workdir`.split(/\s+/u),
);
const image = /^(?:[^{}]|\$\{[^{}]*\})+$/u;

/** Whether an instruction, on one line, is one that Docker has. */
function isInstruction(text: string): boolean {
  const name = /^[a-z]+(?=\s|$)/iu.exec(text)?.[0].toLowerCase() ?? '';
  return names.has(name) && (name !== 'from' || namesImage(text));
}

/** `FROM image` or `FROM image AS name`, with flags before. */
function namesImage(text: string): boolean {
  const [first = '', as = 'as', name = 'x', ...others] = text
    .split(/\s+/u)
    .slice(1)
    .filter((word) => !word.startsWith('--'));
  return image.test(first) && as.toLowerCase() === 'as' && name !== '' && others.length === 0;
}

/** Whether instructions make a file: images begin with FROM, before which ARG alone may stand. */
export function makesImage(instructions: readonly string[]): boolean {
  const first = instructions.find((text) => !/^arg\s/iu.test(text)) ?? 'from x';
  return instructions.every(isInstruction) && /^from\s/iu.test(first);
}

/** The words that end the texts which an instruction takes from the lines below it, in their order. */
export function heredocEnds(text: string): readonly string[] {
  if (!/^(?:run|copy|add)\s/iu.test(text)) return [];
  return [...text.matchAll(/<<-?(?:"(?<double>\w+)"|'(?<single>\w+)'|(?<plain>\w+))/gu)].map(
    ({ groups }) => groups?.['double'] ?? groups?.['single'] ?? groups?.['plain'] ?? '',
  );
}
