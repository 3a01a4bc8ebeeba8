// seguridad: 31, 65
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { RegExpParser, type AST } from '@eslint-community/regexpp';
import ts from 'typescript';
import { expect, it } from 'vitest';

const folder = import.meta.dirname;

const isSource = (path: string) => path.endsWith('.ts') && !/\.(?:test|fixture)\.ts$|^testing\//u.test(path);

/** The regular expressions in the source, by file. */
function* patternsOf(path: string): Generator<RegExp> {
  const file = ts.createSourceFile(path, readFileSync(join(folder, path), 'utf8'), ts.ScriptTarget.Latest);
  const waiting: ts.Node[] = [file];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      yield new RegExp(node.text.slice(1, end), node.text.slice(end + 1));
    }
    ts.forEachChild(node, (child) => void waiting.push(child));
  }
}

/** A character that the set accepts. */
function characterOf(set: AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass): string {
  const accepts = new RegExp(`^${set.raw}$`, 'u');
  return Array.from(' a0_-"\'<(.\n:é').find((sign) => accepts.test(sign)) ?? '';
}

/** A text that the element accepts: the first alternative, the least repetitions but one. */
function sampleOf(element: AST.Element): string {
  if (element.type === 'Character') return String.fromCodePoint(element.value);
  if (element.type === 'Quantifier') return sampleOf(element.element).repeat(Math.max(1, element.min));
  if (element.type === 'Group' || element.type === 'CapturingGroup')
    return (element.alternatives[0]?.elements ?? []).map(sampleOf).join('');
  if (
    element.type === 'CharacterSet' ||
    element.type === 'CharacterClass' ||
    element.type === 'ExpressionCharacterClass'
  )
    return characterOf(element);
  return '';
}

/** Text of the pattern before an element. */
function before(element: AST.Element): string {
  const { parent } = element;
  if (parent.type !== 'Alternative') return parent.type === 'Quantifier' ? before(parent) : '';
  const own = parent.elements.slice(0, parent.elements.indexOf(element)).map(sampleOf).join('');
  const outer = parent.parent;
  return outer.type === 'Pattern' || outer.type === 'Assertion' ? own : before(outer) + own;
}

/** Texts that repeat what each unbounded quantifier accepts, so that the rest of the pattern fails. */
function attacksOn({ source, flags }: RegExp): readonly ((size: number) => string)[] {
  const attacks: ((size: number) => string)[] = [];
  const waiting: AST.Node[] = [
    new RegExpParser().parsePattern(source, 0, source.length, { unicode: flags.includes('u') }),
  ];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.type === 'Quantifier' && node.max === Infinity) {
      const [start, unit] = [before(node), sampleOf(node.element)];
      for (const pump of [unit, start + unit])
        if (pump !== '') attacks.push((size) => `${start + pump.repeat(size / pump.length)}\u0000`);
    }
    if ('alternatives' in node) waiting.push(...node.alternatives);
    else if ('elements' in node) waiting.push(...node.elements);
    else if (node.type === 'Quantifier') waiting.push(node.element);
  }
  return attacks;
}

function secondsOf(pattern: RegExp, text: string): number {
  const whole = new RegExp(pattern, pattern.flags.replace('g', '') + 'g');
  const start = process.cpuUsage();
  text.replace(whole, '');
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

const cases = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(isSource)
  .flatMap((path) => [...patternsOf(path)].map((pattern) => ({ path, pattern, attacks: attacksOn(pattern) })))
  .filter(({ attacks }) => attacks.length > 0);

/** Seconds of processor of a text of 20,000 characters: with the square of the length it takes ten times as many. */
const fewSeconds = 0.05;

it.each(cases)('$pattern of $path takes time that grows with the text', ({ pattern, attacks }) => {
  const slow = attacks.filter((attack) => {
    const text = attack(20_000);
    return secondsOf(pattern, text) > fewSeconds && secondsOf(pattern, text) > fewSeconds;
  });
  expect(slow.map((attack) => attack(20))).toEqual([]);
});
