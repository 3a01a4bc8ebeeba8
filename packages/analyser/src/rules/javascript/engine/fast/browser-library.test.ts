import ts from 'typescript';
import { describe, expect, it } from 'vitest';

import { browserPart, wordsForPart, wordsOfLibrary } from './browser-library.ts';
import { planForOne } from '../program-options.ts';
import { createProgram } from '../programs.ts';
import { toVirtual } from '../virtual-host.ts';

const library = `/// <reference lib="es2015" />

interface Animal {
    name: string;
    /**
     * @deprecated
     */
    feed(food: Food): void;
    [Symbol.iterator](): void;
}

interface Food {
    readonly weight?: number;
}

/** @deprecated */
declare var pet: Animal;

declare var stone: {
    new(): Food;
    readonly HARD: 1;
};

declare function call(name: string): void;
declare function call(times: number): void;

type Calls = "once" | "twice";

declare namespace Zoo {
    interface Keeper {
        name: string;
    }
    function open(): void;
}
`;

/** The part of a library that a text can name. */
const partOf = (whole: string, text: string) =>
  browserPart(whole, wordsForPart([wordsOfLibrary(whole, text)]));
const part = (...words: readonly string[]) => partOf(library, words.join(' '));

/** Whether the compiler accepts the second type where it expects the first. */
function isAssignableTo(first: string, second: string): boolean {
  const place = toVirtual('a.ts');
  const text = `declare let a: ${first}; declare let b: ${second};`;
  const { roots, options } = planForOne('a.ts');
  const program = createProgram({ roots, options: { ...options, strict: true } }, new Map([[place, text]]));
  const checker = program?.getTypeChecker();
  const [a, b] = (program?.getSourceFile(place)?.statements ?? []).flatMap((statement) =>
    ts.isVariableStatement(statement)
      ? (checker?.getTypeAtLocation(statement.declarationList.declarations[0] ?? statement) ?? [])
      : [],
  );
  if (!a || !b) throw new Error('two types are needed');
  return checker?.isTypeAssignableTo(b, a) === true;
}

describe('the part of a library that a program can name', () => {
  it('contains all declarations of each named thing, and nothing else', () => {
    expect(part('call')).toBe(
      'declare function call(name: string): void;\ndeclare function call(times: number): void;\n\n',
    );
    expect(part('feed', 'weight', 'once')).toBe('');
  });

  it('contains the declarations that a named one refers to, with their named members and those without a name', () => {
    const whole = part('pet', 'name');
    expect(whole).toContain('/** @deprecated */\ndeclare var pet: Animal;');
    expect(whole).toContain('interface Animal {\n    name: string;\n    [Symbol.iterator](): void;\n');
    expect(whole).not.toContain('Food');
  });

  it('keeps the deprecation mark of a member', () => {
    expect(part('pet', 'feed')).toContain(
      '{\n    /**\n     * @deprecated\n     */\n    feed(food: Food): void;\n',
    );
    expect(part('pet', 'name').match(/@deprecated/gu)).toHaveLength(1);
  });

  it('replaces removed members by a required or optional member unique to the declaration', () => {
    expect(part('pet', 'feed')).toContain('    "rest of interface Animal": never;\n}');
    expect(part('pet', 'feed')).toContain('    "rest of interface Food"?: never;\n}');
    expect(part('stone')).toContain('    "rest of var stone": never;\n}');
  });

  it('keeps unnamed members from which a type argument is inferred', () => {
    const library =
      'interface Cage<T extends Animal, U = any> {\n    beast: T;\n    feed(): U;\n    close(): void;\n}\n\n';
    const whole = browserPart(library, new Set(['Cage']));
    expect(whole).toContain('    beast: T;\n    feed(): U;\n    "rest of interface Cage": never;\n');
    expect(whole).not.toContain('close');
  });

  it('contains a namespace completely', () => {
    expect(part('Zoo')).toBe(
      'declare namespace Zoo {\n    interface Keeper {\n        name: string;\n    }\n    function open(): void;\n}\n',
    );
  });

  it.each([
    ['Blob', 'CryptoKey', false],
    ['Blob', 'number', false],
    ['Blob', 'File', true],
    ['File', 'Blob', false],
    ['HTMLElement', 'HTMLDivElement', true],
    ['HTMLDivElement', 'HTMLElement', false],
    ['FilePropertyBag', '{}', true],
    ['FilePropertyBag', '{ lastModified: string }', false],
    ['DOMPoint', '{}', false],
    ['keyof HTMLElementTagNameMap', '"canvas"', true],
    ['keyof HTMLElementTagNameMap', '"canvasses"', false],
  ])('preserves assignability of the whole library: to %s from %s: %s', (first, second, expected) => {
    expect(isAssignableTo(first, second)).toBe(expected);
  });

  it.each(["a['b-c'].d_1;", '/* d_1 */', '`d_1`'])('reads names from %s', (text) => {
    const declaration = 'declare var d_1: number;\n';
    const whole = `${declaration}declare var b_c: number;\n`;
    expect(partOf(whole, text)).toBe(declaration);
  });
});
