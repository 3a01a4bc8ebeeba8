import type * as z from 'zod/mini';

/** One setting of the environment. An unset or blank variable stands for `default`. */
export interface Setting<T> {
  readonly name: string;
  /** Text as it would stand in the environment; '' without a default. */
  readonly default: string;
  /** In English, for the documentation. */
  readonly meaning: string;
  readonly schema: z.ZodMiniType<T>;
  /** A blank value is a value (the root, for BASE_PATH). */
  readonly blankCounts: boolean;
}

/** Settings by the path of their values in the configuration. */
export interface SettingTree {
  readonly [key: string]: Setting<unknown> | SettingTree | readonly SettingTree[];
}

/** The values of a tree of settings, in the same shape. */
export type Values<T> =
  T extends Setting<infer V>
    ? V
    : T extends readonly (infer Item)[]
      ? readonly Values<Item>[]
      : { -readonly [K in keyof T]: Values<T[K]> };

export type Environment = Readonly<Record<string, string | undefined>>;

export function setting<T>(
  name: string,
  fallback: string,
  schema: z.ZodMiniType<T>,
  meaning: string,
  { blankCounts = false } = {},
): Setting<T> {
  return { name, default: fallback, meaning, schema, blankCounts };
}

/** The settings of a tree, in its order. */
export function flatten(node: SettingTree | Setting<unknown>): readonly Setting<unknown>[] {
  return isSetting(node) ? [node] : Object.values(node).flatMap((each) => [each].flat().flatMap(flatten));
}

/** Reads every setting of a tree from the environment, and adds the errors to `problems`. */
export function readTree<T extends SettingTree>(tree: T, env: Environment, problems: string[]): Values<T> {
  const read = (node: SettingTree[string]): unknown => {
    if (isSetting(node)) return readOne(node, env, problems);
    if (isList(node)) return node.map(read);
    return Object.fromEntries(Object.entries(node).map(([key, each]) => [key, read(each)]));
  };
  // The keys are the tree's and each value is its setting's: the type of fromEntries() has neither.
  return read(tree) as Values<T>;
}

/** Adds a wrong value to `problems` and returns the default, so that the other settings are read too. */
function readOne<T>({ name, schema, ...rest }: Setting<T>, env: Environment, problems: string[]): T {
  const written = env[name]?.trim() ?? null;
  const unset = written === null || (written === '' && !rest.blankCounts);
  const result = schema.safeParse(unset ? rest.default : written);
  if (result.success) return result.data;
  problems.push(`${name}: ${result.error.issues[0]?.message ?? 'valor no válido'}`);
  return schema.parse(rest.default);
}

function isSetting(node: SettingTree[string]): node is Setting<unknown> {
  return 'schema' in node && 'safeParse' in node.schema;
}

function isList(node: SettingTree[string]): node is readonly SettingTree[] {
  return Array.isArray(node);
}
