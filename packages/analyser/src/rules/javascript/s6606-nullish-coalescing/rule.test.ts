import { describe, expect, it } from 'vitest';

import { findInScripts } from '../find-in-scripts.ts';
import { findLines } from '../testing/find-lines.ts';
import { rule } from './rule.ts';

describe('S6606: a default value for null or undefined', () => {
  it.each([
    ['const f = (a: any) => (a != null ? a : 1);'],
    ['const f = (a: any) => (a === null || a === undefined ? 1 : a);'],
    ['const f = <T,>(a: T[]) => (a[0] === undefined ? 1 : a[0]);'],
    ['const f = (a: string) => (a !== null ? a : 1);'],
  ])('finds it in %s', (text) => {
    expect(findLines(rule, text, 'a.ts')).toEqual([1]);
  });

  it.each([
    ['const f = (a: any) => a || 1;'],
    ['const f = (a: any) => (a ? a : 1);'],
    ['const f = (a: string) => a || "b";'],
    ['let a; if (a == null) a = 1;'],
    ['let a; a ||= 1;'],
    ['const f = (a: any) => (a === undefined ? 1 : a);'],
    ['const f = (a: any) => (a?.b != null ? a.b : 1);'],
    ['const f = (a: any) => (a == null ? a : 1);'],
  ])('finds nothing in %s', (text) => {
    expect(findLines(rule, text, 'a.ts')).toEqual([]);
  });

  /** The lines found in a project with strict null checks. */
  const strictly = (text: string) => {
    const files = [
      { path: 'tsconfig.json', text: '{ "compilerOptions": { "strict": true, "target": "ES2020" } }' },
      { path: 'a.ts', text: `declare const other: any;\n${text}` },
    ];
    return (findInScripts(files).get('a.ts') ?? []).filter(({ rule: key }) => key === 'typescript:S6606');
  };

  it.each([
    ['string | undefined'],
    ['number | null'],
    ["'a' | 'b' | undefined"],
    ['bigint | undefined'],
    ['object | undefined'],
    ['({ a: 1 } & { b: 1 }) | undefined'],
  ])('finds a logical or after %s', (type) => {
    expect(strictly(`export const f = (x: ${type}) => x || other;`)).toHaveLength(1);
  });

  it.each([
    ['string[] | undefined'],
    ['{ a: number } | null'],
    ['Map<string, string> | undefined'],
    ['(() => void) | undefined'],
    ['string | string[] | undefined'],
    ['boolean | undefined'],
    ['string | false | null'],
  ])('finds nothing after %s, which includes objects or booleans', (type) => {
    expect(strictly(`export const f = (x: ${type}) => x || other;`)).toEqual([]);
  });

  it.each([
    ['export const f = (x: { tags?: string[] }) => { for (const t of x.tags || []) other(t); };'],
    ['export const f = (x: { a: number }[]) => { const { a } = x.find(other) || other; return a; };'],
    ['export const f = (x?: { items?: string[] }) => x?.items?.map((y) => y) || [];'],
    ['export const f = (x: { on?: (s: string) => boolean }) => { other(x.on?.("a") || undefined); };'],
  ])('finds nothing in %s', (text) => {
    expect(strictly(text)).toEqual([]);
  });

  it.each([
    ['if ((x.a || "b") === "c") other();'],
    ['while (other(x.a || x.b)) other();'],
    ['other((x.a || "b").length ? 1 : 2);'],
  ])('finds nothing within the test of %s', (text) => {
    expect(strictly(`export function f(x: { a?: string; b?: string }) { ${text} }`)).toEqual([]);
  });

  it('finds it in a function within a test', () => {
    const text = 'export function f(x: { a?: string }) { if (other(() => x.a || "b")) other(); }';
    expect(strictly(text)).toHaveLength(1);
  });

  it.each([
    ['x || other', 'Use «??» si un cero o una cadena vacía son valores válidos.'],
    ['x !== undefined ? x : other', 'Use «??» en vez de comparar con «null» o «undefined».'],
  ])('describes in the message for %s when to change it', (expression, message) => {
    const found = strictly(`export const f = (x: number | undefined) => ${expression};`);
    expect(found.map((finding) => finding.message)).toEqual([message]);
  });

  it('finds a comparison with undefined whatever the type', () => {
    expect(
      strictly('export const f = (x: { a: 1 } | undefined) => (x === undefined ? other : x);'),
    ).toHaveLength(1);
  });
});
