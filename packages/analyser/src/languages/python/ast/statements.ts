import type { Argument, Base, Expression, Parameter } from './expressions.ts';

export interface Block extends Base<'Block'> {
  readonly body: readonly Statement[];
}
export interface TypeParameter extends Base<'TypeParameter'> {
  readonly name: string;
  readonly bound: Expression | null;
  readonly value: Expression | null;
}
export interface FunctionDef extends Base<'FunctionDef'> {
  readonly name: string;
  readonly isAsync: boolean;
  readonly decorators: readonly Decorator[];
  readonly typeParameters: readonly TypeParameter[];
  readonly parameters: readonly Parameter[];
  readonly returns: Expression | null;
  readonly body: Block;
}
export interface ClassDef extends Base<'ClassDef'> {
  readonly name: string;
  readonly decorators: readonly Decorator[];
  readonly typeParameters: readonly TypeParameter[];
  readonly args: readonly Argument[];
  readonly body: Block;
}
export interface Decorator extends Base<'Decorator'> {
  readonly expression: Expression;
}
export interface If extends Base<'If'> {
  readonly test: Expression;
  readonly body: Block;
  readonly elifs: readonly Elif[];
  readonly orelse: Else | null;
}
export interface Elif extends Base<'Elif'> {
  readonly test: Expression;
  readonly body: Block;
}
export interface Else extends Base<'Else'> {
  readonly body: Block;
}
export interface For extends Base<'For'> {
  readonly isAsync: boolean;
  readonly target: Expression;
  readonly iterable: Expression;
  readonly body: Block;
  readonly orelse: Else | null;
}
export interface While extends Base<'While'> {
  readonly test: Expression;
  readonly body: Block;
  readonly orelse: Else | null;
}
export interface Try extends Base<'Try'> {
  readonly body: Block;
  readonly handlers: readonly Except[];
  readonly orelse: Else | null;
  readonly finalbody: Finally | null;
}
export interface Except extends Base<'Except'> {
  /** `except*`. */
  readonly group: boolean;
  readonly exception: Expression | null;
  readonly target: Expression | null;
  readonly body: Block;
}
export interface Finally extends Base<'Finally'> {
  readonly body: Block;
}
export interface With extends Base<'With'> {
  readonly isAsync: boolean;
  readonly items: readonly WithItem[];
  readonly body: Block;
}
export interface WithItem extends Base<'WithItem'> {
  readonly context: Expression;
  readonly target: Expression | null;
}
export interface Match extends Base<'Match'> {
  readonly subject: Expression;
  readonly cases: readonly Case[];
}
export interface Case extends Base<'Case'> {
  /** The pattern as the expression with the same text; `… as name` is a NamedExpression. */
  readonly pattern: Expression;
  readonly guard: Expression | null;
  readonly body: Block;
}
export interface ExpressionStatement extends Base<'ExpressionStatement'> {
  readonly expression: Expression;
}
export interface Assign extends Base<'Assign'> {
  readonly targets: readonly Expression[];
  readonly value: Expression;
}
export interface AugmentedAssign extends Base<'AugmentedAssign'> {
  readonly operator: string;
  readonly target: Expression;
  readonly value: Expression;
}
export interface AnnotatedAssign extends Base<'AnnotatedAssign'> {
  readonly target: Expression;
  readonly annotation: Expression;
  readonly value: Expression | null;
}
export interface Alias extends Base<'Alias'> {
  /** Dotted, or '*'. */
  readonly name: string;
  readonly alias: string | null;
}
export interface Import extends Base<'Import'> {
  readonly names: readonly Alias[];
}
export interface ImportFrom extends Base<'ImportFrom'> {
  readonly level: number;
  readonly module: string;
  readonly names: readonly Alias[];
}
export interface Return extends Base<'Return'> {
  readonly value: Expression | null;
}
export interface Raise extends Base<'Raise'> {
  /** Python 3 has one at most; Python 2 up to three. */
  readonly values: readonly Expression[];
  readonly cause: Expression | null;
}
export interface Assert extends Base<'Assert'> {
  readonly test: Expression;
  readonly message: Expression | null;
}
export interface Delete extends Base<'Delete'> {
  readonly targets: readonly Expression[];
}
export interface Global extends Base<'Global'> {
  readonly names: readonly string[];
}
export interface Nonlocal extends Base<'Nonlocal'> {
  readonly names: readonly string[];
}
export interface TypeAlias extends Base<'TypeAlias'> {
  readonly name: string;
  readonly typeParameters: readonly TypeParameter[];
  readonly value: Expression;
}
/** Python 2's statements `print` and `exec`. */
export interface Print extends Base<'Print'> {
  readonly values: readonly Expression[];
}
export interface Exec extends Base<'Exec'> {
  readonly values: readonly Expression[];
}
export type Pass = Base<'Pass'>;
export type Break = Base<'Break'>;
export type Continue = Base<'Continue'>;
export interface Module extends Base<'Module'> {
  readonly body: readonly Statement[];
}

export type Statement =
  | FunctionDef
  | ClassDef
  | If
  | For
  | While
  | Try
  | With
  | Match
  | ExpressionStatement
  | Assign
  | AugmentedAssign
  | AnnotatedAssign
  | Import
  | ImportFrom
  | Return
  | Raise
  | Assert
  | Delete
  | Global
  | Nonlocal
  | TypeAlias
  | Print
  | Exec
  | Pass
  | Break
  | Continue;
