import type { Expression } from '../../../languages/python/ast/expressions.ts';
import type { PythonNode } from '../../../languages/python/ast/node.ts';
import type { PythonSource } from '../../../languages/python/source.ts';
import type { ProjectClasses } from './classes.ts';
import type { SymbolTable } from './symbols.ts';

export type NodeOf<Type extends PythonNode['type']> = Extract<PythonNode, { readonly type: Type }>;

/** Listeners by node type, called parents first; `onEnd` is called once, after the last node. */
export type Listeners = {
  readonly [Type in PythonNode['type']]?: (node: NodeOf<Type>) => void;
} & { readonly onEnd?: () => void };

/** A range of offsets into the text; tokens and comments are spans. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A finding as a rule reports it, at a node, a token or a range. */
export type Report = ({ readonly node: PythonNode } | { readonly token: Span } | { readonly range: Span }) & {
  readonly message: string;
  /** Units beyond the limit of the rule; 0 by default. */
  readonly gap?: number;
};

/** The context of a rule in one file. */
export interface PythonContext {
  readonly source: PythonSource;
  /** Relative to the root of the sources, with `/`. */
  readonly path: string;
  /** All nodes, parents first. */
  readonly nodes: readonly PythonNode[];
  /** The profile's parameters of the rule. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Classes of the other files of the batch; null for a file without a batch. */
  readonly project: ProjectClasses | null;
  /** Computed on first use. */
  readonly scopes: SymbolTable;
  readonly report: (report: Report) => void;
  readonly parentOf: (node: PythonNode) => PythonNode | null;
  /** Ancestors, from the parent up to the module. */
  readonly ancestorsOf: (node: PythonNode) => readonly PythonNode[];
  /** All descendants, in source order. */
  readonly descendantsOf: (node: PythonNode) => readonly PythonNode[];
  /**
   * Name resolved through imports ('numpy.random.seed') or a built-in name ('len'); null for other
   * definitions.
   */
  readonly qualifiedName: (expression: Expression) => string | null;
  /** The qualified name of an imported name; null for other nodes. */
  readonly importedName: (alias: PythonNode) => string | null;
  readonly textOf: (node: PythonNode) => string;
  /** Line of the first token, from 1. */
  readonly lineOf: (node: PythonNode) => number;
  /** The name token of a function, class, parameter or import; the first token of any other node. */
  readonly nameToken: (node: PythonNode) => Span;
}

/** A rule for Python: creates its listeners for one file. */
export type PythonRule = (context: PythonContext) => Listeners;

/** Rules by their key without prefix: 'S100'. */
export type PythonRules = Readonly<Record<string, PythonRule>>;
