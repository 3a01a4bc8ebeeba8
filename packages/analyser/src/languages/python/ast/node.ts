import type {
  Argument,
  ComprehensionFor,
  ComprehensionIf,
  DictItem,
  Expression,
  Parameter,
  ReplacementField,
  StringPiece,
} from './expressions.ts';
import type {
  Alias,
  Block,
  Case,
  Decorator,
  Elif,
  Else,
  Except,
  Finally,
  Module,
  Statement,
  TypeParameter,
  WithItem,
} from './statements.ts';

/** Every kind of node. */
export type PythonNode =
  | Module
  | Statement
  | Expression
  | StringPiece
  | ReplacementField
  | DictItem
  | ComprehensionFor
  | ComprehensionIf
  | Argument
  | Parameter
  | Block
  | TypeParameter
  | Decorator
  | Elif
  | Else
  | Except
  | Finally
  | WithItem
  | Case
  | Alias;
