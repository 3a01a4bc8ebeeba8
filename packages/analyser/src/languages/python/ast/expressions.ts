// Nodes of Python's tree, named as in Python's own `ast` module where that has them. Unlike `ast`, the tree keeps
// parentheses, `elif` and comparison chains as they are written, since measures and rules depend on them.

/** Fields of every node. */
export interface Base<Type extends string> {
  readonly type: Type;
  /** Indexes of its first and last token among the tokens of the file. */
  readonly first: number;
  readonly last: number;
}

export interface Name extends Base<'Name'> {
  readonly id: string;
}
/** Adjacent string literals, which are one expression; a formatted one contains its replacement fields. */
export interface StringLiteral extends Base<'StringLiteral'> {
  readonly pieces: readonly StringPiece[];
}
export interface StringPiece extends Base<'StringPiece'> {
  readonly fields: readonly ReplacementField[];
}
export interface ReplacementField extends Base<'ReplacementField'> {
  readonly value: Expression;
  readonly nested: readonly ReplacementField[];
}
export type NumberLiteral = Base<'NumberLiteral'>;
/** None, True, False or the ellipsis. */
export interface Constant extends Base<'Constant'> {
  readonly value: 'None' | 'True' | 'False' | '...';
}
export interface Parenthesized extends Base<'Parenthesized'> {
  readonly expression: Expression;
}
export interface Tuple extends Base<'Tuple'> {
  readonly elements: readonly Expression[];
  readonly parenthesized: boolean;
}
export interface List extends Base<'List'> {
  readonly elements: readonly Expression[];
}
export interface SetDisplay extends Base<'Set'> {
  readonly elements: readonly Expression[];
}
export interface Dict extends Base<'Dict'> {
  readonly items: readonly DictItem[];
}
/** `key: value`; without key, `**value`. */
export interface DictItem extends Base<'DictItem'> {
  readonly key: Expression | null;
  readonly value: Expression;
}
export interface Comprehension extends Base<'Comprehension'> {
  readonly kind: 'list' | 'set' | 'dict' | 'generator';
  readonly element: Expression;
  /** The value of a dictionary's pair. */
  readonly value: Expression | null;
  readonly clauses: readonly (ComprehensionFor | ComprehensionIf)[];
}
export interface ComprehensionFor extends Base<'ComprehensionFor'> {
  readonly target: Expression;
  readonly iterable: Expression;
  readonly isAsync: boolean;
}
export interface ComprehensionIf extends Base<'ComprehensionIf'> {
  readonly test: Expression;
}
/** One operator between two operands, also `and`, `or` and comparisons; a chain such as `a < b < c` is `(a < b) < c`. */
export interface Binary extends Base<'Binary'> {
  readonly operator: string;
  readonly left: Expression;
  readonly right: Expression;
}
export interface Unary extends Base<'Unary'> {
  readonly operator: string;
  readonly operand: Expression;
}
export interface Conditional extends Base<'Conditional'> {
  readonly body: Expression;
  readonly test: Expression;
  readonly orelse: Expression;
}
export interface Lambda extends Base<'Lambda'> {
  readonly parameters: readonly Parameter[];
  readonly body: Expression;
}
export interface NamedExpression extends Base<'NamedExpression'> {
  readonly target: Expression;
  readonly value: Expression;
}
export interface Await extends Base<'Await'> {
  readonly value: Expression;
}
export interface Yield extends Base<'Yield'> {
  readonly value: Expression | null;
  readonly from: boolean;
}
export interface Starred extends Base<'Starred'> {
  readonly value: Expression;
}
export interface Call extends Base<'Call'> {
  readonly callee: Expression;
  readonly args: readonly Argument[];
}
export interface Argument extends Base<'Argument'> {
  readonly keyword: string | null;
  readonly star: '' | '*' | '**';
  readonly value: Expression;
}
export interface Attribute extends Base<'Attribute'> {
  readonly object: Expression;
  readonly name: string;
}
export interface Subscript extends Base<'Subscript'> {
  readonly object: Expression;
  readonly index: Expression;
}
export interface Slice extends Base<'Slice'> {
  readonly lower: Expression | null;
  readonly upper: Expression | null;
  readonly step: Expression | null;
}
/** Python 2's `` `value` ``. */
export interface Backticks extends Base<'Backticks'> {
  readonly value: Expression;
}

export type Expression =
  | Name
  | StringLiteral
  | NumberLiteral
  | Constant
  | Parenthesized
  | Tuple
  | List
  | SetDisplay
  | Dict
  | Comprehension
  | Binary
  | Unary
  | Conditional
  | Lambda
  | NamedExpression
  | Await
  | Yield
  | Starred
  | Call
  | Attribute
  | Subscript
  | Slice
  | Backticks;

export interface Parameter extends Base<'Parameter'> {
  /** '' for a bare `*` or `/`. */
  readonly name: string;
  readonly star: '' | '*' | '**' | '/';
  readonly annotation: Expression | null;
  readonly value: Expression | null;
  /** Python 2's `(a, b)` among parameters. */
  readonly pattern: Expression | null;
}
