import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { PythonSource } from '../../../languages/python/source.ts';
import type { ProjectClasses } from './classes.ts';
import type { SymbolTable } from './symbols.ts';

export type NodeOf<Type extends PythonNode['type']> = Extract<PythonNode, { readonly type: Type }>;

/** Called for each node of their type, parents first; `onEnd` once, after the last node. */
export type Listeners = {
  readonly [Type in PythonNode['type']]?: (node: NodeOf<Type>) => void;
} & { readonly onEnd?: () => void };

/** Offsets into the text; tokens and comments are spans. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export type Report = ({ readonly node: PythonNode } | { readonly token: Span } | { readonly range: Span }) & {
  readonly message: string;
  /** How far it is beyond what the rule allows; 0 without. */
  readonly gap?: number;
};

/** What a rule sees of a file. */
export interface PythonContext {
  readonly source: PythonSource;
  /** From the root of the sources, with `/`. */
  readonly path: string;
  /** Every node, parents first. */
  readonly nodes: readonly PythonNode[];
  /** The profile's parameters of the rule. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Classes of the files beside this one; null when it is looked at alone. */
  readonly project: ProjectClasses | null;
  /** Computed when first asked for. */
  readonly scopes: SymbolTable;
  readonly report: (report: Report) => void;
  readonly parentOf: (node: PythonNode) => PythonNode | null;
  /** From the parent up to the module. */
  readonly ancestorsOf: (node: PythonNode) => readonly PythonNode[];
  /** All nodes below one, in the order of the text. */
  readonly descendantsOf: (node: PythonNode) => readonly PythonNode[];
  /** Through imports ('numpy.random.seed') and for built-in names ('len'); null for what is defined elsewhere. */
  readonly qualifiedName: (expression: Expression) => string | null;
  /** What one name of an import stands for; null for other nodes. */
  readonly importedName: (alias: PythonNode) => string | null;
  readonly textOf: (node: PythonNode) => string;
  /** Line of the first token, from 1. */
  readonly lineOf: (node: PythonNode) => number;
  /** The token that names a function, class, parameter or import, or that begins any other node. */
  readonly nameToken: (node: PythonNode) => Span;
}

export interface PythonRule {
  /** Without prefix: 'S100'. */
  readonly key: string;
  create(context: PythonContext): Listeners;
}
