import { libraries } from './library-exception-lists.ts';

const words = (text: string): readonly string[] => text.split(/\s+/u);

/** Pairs of an exception of a library and one of its bases, by qualified name. */
export const libraryBases: readonly (readonly [derived: string, base: string])[] = libraries.flatMap(
  ({ module, derived }) => {
    const own = new Set(Object.values(derived).flatMap(words));
    const qualified = (name: string) => (own.has(name) ? `${module}.${name}` : name);
    return Object.entries(derived).flatMap(([base, names]) =>
      words(names).map((name) => [`${module}.${name}`, qualified(base)] as const),
    );
  },
);

/** The qualified name in the module that defines an exception. */
export function definedName(name: string): string {
  for (const { module, aliases, onlyInModule = [] } of libraries)
    for (const alias of aliases) {
      const own = name.slice(alias.length + 1);
      if (name.startsWith(`${alias}.`) && !own.includes('.') && !onlyInModule.includes(own))
        return `${module}.${own}`;
    }
  return name;
}
