import type { SourceFile } from '../../../languages/language.ts';
import type { PythonSource } from '../../../languages/python/source.ts';
import type { Kept } from '../../kept.ts';
import { classFacts } from './class-facts.ts';
import type { ClassFacts, FunctionFacts, ProjectClasses } from './classes.ts';
import { sharedContext } from './context.ts';
import { functionFacts } from './function-facts.ts';
import { absoluteName, moduleNames, type ModuleName } from './modules.ts';

/** Part of a module that other files of the batch refer to. */
interface ModuleFacts {
  readonly classes: Map<string, ClassFacts>;
  readonly functions: Map<string, FunctionFacts>;
  /** Modules of its wildcard imports. */
  readonly stars: string[];
}

/** The facts of a module; null when its text cannot be parsed. */
export type ReadModule = ModuleFacts | null;

/**
 * Collects the classes and functions of the modules of a batch; the trees are not retained. `kept` caches the facts. A name that a
 * module imports by itself (`from .base import Base`) is not one of its classes for other modules, as in SonarQube 10.7.
 */
export function createProjectClasses(
  files: readonly SourceFile[],
  read: (file: SourceFile) => PythonSource | null,
  kept: Kept<ReadModule>,
): ProjectClasses {
  const namesOf = moduleNames(files.map(({ path }) => path));
  const modules = new Map<string, ModuleFacts>();
  for (const file of files) {
    const { path, text } = file;
    const own = namesOf(path);
    const facts = kept.get([path, own.module, own.package].join('\0'), text, () => {
      const source = read(file);
      return source && readModule(source, path, own);
    });
    if (facts) modules.set(own.module, facts);
  }
  const find = (name: string, hops: number): ClassFacts | null => {
    const place = moduleOf(name, modules);
    const facts = place === null ? undefined : modules.get(place);
    if (place === null || !facts || hops > 10) return null;
    const [first = '', ...rest] = name.slice(place.length + 1).split('.');
    const own = rest.length === 0 ? facts.classes.get(first) : undefined;
    if (own) return own;
    for (const star of facts.stars) {
      const found = find([star, first, ...rest].join('.'), hops + 1);
      if (found) return found;
    }
    return null;
  };
  return {
    classNamed: (name, fromPath) => find(absoluteName(name, namesOf(fromPath).package), 0),
    functionNamed: (name, fromPath) => {
      const absolute = absoluteName(name, namesOf(fromPath).package);
      const place = absolute.lastIndexOf('.');
      return modules.get(absolute.slice(0, place))?.functions.get(absolute.slice(place + 1)) ?? null;
    },
  };
}

/** The longest proper prefix of a name that is a module. */
function moduleOf(name: string, modules: ReadonlyMap<string, unknown>): string | null {
  for (let end = name.lastIndexOf('.'); end > 0; end = name.lastIndexOf('.', end - 1))
    if (modules.has(name.slice(0, end))) return name.slice(0, end);
  return null;
}

function readModule(source: PythonSource, path: string, own: ModuleName): ModuleFacts {
  const context = sharedContext({ source, path, project: null });
  const facts: ModuleFacts = { classes: new Map(), functions: new Map(), stars: [] };
  const absolute = (name: string | null) => (name === null ? null : absoluteName(name, own.package));
  for (const [name, { usages }] of context.scopes.module.variables) {
    const [first, ...others] = usages.filter(({ kind }) => kind !== 'read');
    if (first?.node.type === 'ClassDef' && others.length === 0) {
      const { bases, ...rest } = classFacts(
        context,
        first.node,
        ({ name: local }) => `${own.module}.${local}`,
      );
      facts.classes.set(name, { ...rest, bases: bases.map(absolute) });
    } else if (first?.node.type === 'FunctionDef' && others.length === 0) {
      if (first.node.decorators.length === 0) facts.functions.set(name, functionFacts(first.node, context));
    }
  }
  for (const node of context.nodes)
    if (node.type === 'ImportFrom' && node.names.some(({ name }) => name === '*'))
      facts.stars.push(absoluteName(`${'.'.repeat(node.level)}${node.module}`, own.package));
  return facts;
}
