import type { ClassFacts } from '../engine/classes.ts';
import type { Formal } from '../engine/signature.ts';
import classes from './library-classes.json' with { type: 'json' };

/**
 * Classes of the standard library by qualified name: their bases, a semicolon and their members. SonarQube
 * 10.7 checks the contract of methods with a parameter list; `=` marks a default value. `= name` is an
 * alias of a class.
 */
const written: Readonly<Record<string, string>> = classes;

/** Facts of a class of the standard library; null for other classes. */
export function libraryClass(name: string): ClassFacts | null {
  const text = Object.hasOwn(written, name) ? (written[name] ?? '') : null;
  if (text === null) return null;
  if (text.startsWith('= ')) return libraryClass(text.slice(2));
  const [bases = '', members = ''] = text.split(';').map((part) => part.trim());
  const all = words(members).map((member) => /^(?<name>[^(]+)(?:\((?<formals>.*)\))?$/u.exec(member)?.groups);
  return {
    bases: words(bases),
    members: new Set(all.map((member) => member?.['name'] ?? '')),
    methods: new Map(
      all.flatMap((member) => {
        const formals = member?.['formals'];
        return formals === undefined
          ? []
          : [[member?.['name'] ?? '', { formals: formalsOf(formals), decorated: false }]];
      }),
    ),
  };
}

const words = (text: string): readonly string[] => (text === '' ? [] : text.split(' '));

function formalsOf(text: string): readonly Formal[] {
  const names = text === '' ? [] : text.split(',');
  const star = names.indexOf('*');
  const own = names.flatMap((name, place): Formal[] => {
    if (name === '*') return [];
    const passing = star !== -1 && place > star ? 'keyword' : 'either';
    return [{ name: name.replace('=', ''), passing, isOptional: name.endsWith('=') }];
  });
  return [{ name: 'self', passing: 'either', isOptional: false }, ...own];
}
