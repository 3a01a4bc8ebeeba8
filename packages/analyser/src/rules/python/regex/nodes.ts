/** A part of a regular expression; its places count the characters of the pattern, `end` is the place after it. */
interface Base<Type extends string> {
  readonly type: Type;
  readonly start: number;
  readonly end: number;
}

export interface Disjunction extends Base<'Disjunction'> {
  readonly alternatives: readonly RegexNode[];
}
/** None or several items; one alone stands for itself. */
export interface Sequence extends Base<'Sequence'> {
  readonly items: readonly RegexNode[];
}
export interface Quantifier {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly min: number;
  /** Infinity without bound. */
  readonly max: number;
  readonly reluctant: boolean;
}
export interface Repetition extends Base<'Repetition'> {
  readonly element: RegexNode;
  readonly quantifier: Quantifier;
}
export interface Group extends Base<'Group'> {
  readonly kind: 'capturing' | 'plain' | 'flags' | 'lookahead' | 'lookbehind' | 'atomic' | 'conditional';
  readonly name: string | null;
  readonly negative: boolean;
  /** Null where flags are set from there on, as in `(?i)`. */
  readonly element: RegexNode | null;
}
export interface CharacterClass extends Base<'CharacterClass'> {
  readonly negated: boolean;
  readonly items: readonly ClassItem[];
}
export interface Range extends Base<'Range'> {
  readonly from: Character;
  readonly to: Character;
}
export interface Character extends Base<'Character'> {
  readonly char: string;
  readonly escape: 'none' | 'plain' | 'octal' | 'code';
}
/** `\d`, `\D`, `\w`, `\W`, `\s`, `\S`. */
export interface ClassEscape extends Base<'ClassEscape'> {
  readonly letter: string;
}
export type Dot = Base<'Dot'>;
/** Ends and edges: `^`, `$`, `\b` and the like. */
export type Boundary = Base<'Boundary'>;
export interface BackReference extends Base<'BackReference'> {
  readonly group: string;
}

export type ClassItem = Character | Range | ClassEscape;
export type RegexNode =
  | Disjunction
  | Sequence
  | Repetition
  | Group
  | CharacterClass
  | Range
  | Character
  | ClassEscape
  | Dot
  | Boundary
  | BackReference;

/** What a part consists of. */
export function partsOf(node: RegexNode): readonly RegexNode[] {
  if (node.type === 'Disjunction') return node.alternatives;
  if (node.type === 'Sequence' || node.type === 'CharacterClass') return node.items;
  if (node.type === 'Repetition') return [node.element];
  return node.type === 'Group' && node.element ? [node.element] : [];
}

/** A part and everything within, parents first. */
export function everyPart(node: RegexNode): readonly RegexNode[] {
  return [node, ...partsOf(node).flatMap(everyPart)];
}
