/** A part of a regular expression, with offsets into the pattern; `end` is exclusive. */
interface Base<Type extends string> {
  readonly type: Type;
  readonly start: number;
  readonly end: number;
}

export interface Disjunction extends Base<'Disjunction'> {
  readonly alternatives: readonly RegexNode[];
}
/** Several items one after the other, or none; a single item has no sequence around it. */
export interface Sequence extends Base<'Sequence'> {
  readonly items: readonly RegexNode[];
}
export interface Quantifier {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly min: number;
  /** Infinity for an unbounded quantifier. */
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
  /** Null for a group that only sets flags, as in `(?i)`. */
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
/** An escape for a class of characters: `\d`, `\D`, `\w`, `\W`, `\s` or `\S`. */
export interface ClassEscape extends Base<'ClassEscape'> {
  readonly letter: string;
}
export type Dot = Base<'Dot'>;
/** Anchors: `^`, `$`, `\b` and the like. */
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

/** The parts directly within a part. */
export function partsOf(node: RegexNode): readonly RegexNode[] {
  if (node.type === 'Disjunction') return node.alternatives;
  if (node.type === 'Sequence' || node.type === 'CharacterClass') return node.items;
  if (node.type === 'Repetition') return [node.element];
  return node.type === 'Group' && node.element ? [node.element] : [];
}

/** A part and its descendants, parents first. */
export function everyPart(node: RegexNode): readonly RegexNode[] {
  return [node, ...partsOf(node).flatMap(everyPart)];
}
