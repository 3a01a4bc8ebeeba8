import type { Scanner } from './scanner.ts';
import type { TokenKind } from './token.ts';

/** The part of the lexer that reading a string literal needs. */
export interface StringContext {
  readonly scanner: Scanner;
  emit(kind: TokenKind, start: number, end: number): void;
  stepInside(stop: (text: string) => boolean): boolean;
}

/** The quotes of a string literal, and whether it is raw. */
interface StringStyle {
  readonly quote: string;
  readonly raw: boolean;
}

/** Reads a string literal with the prefix and quotes `opening`; a formatted one is cut into text and replacement fields. */
export function lexString(context: StringContext, opening: string): void {
  const prefix = opening.replace(/["']{1,3}$/u, '').toLowerCase();
  const style: StringStyle = { quote: opening.slice(prefix.length), raw: prefix.includes('r') };
  const { scanner } = context;
  const start = scanner.at;
  scanner.at += opening.length;
  if (prefix.includes('f') || prefix.includes('t')) {
    context.emit('fstring-start', start, scanner.at);
    lexPieces(context, style, null);
    const end = scanner.at;
    scanner.at += style.quote.length;
    context.emit('fstring-end', end, scanner.at);
    return;
  }
  while (!scanner.startsWith(style.quote)) skipCharacter(scanner, style);
  scanner.at += style.quote.length;
  context.emit('string', start, scanner.at);
}

/** Skips one character of a literal, with a backslash the next one too, also in a raw literal. */
function skipCharacter(scanner: Scanner, { quote }: StringStyle): void {
  const character = scanner.text[scanner.at];
  if (character === undefined) scanner.fail('unfinished string');
  const end = scanner.peek('lineEnd');
  if (end !== null && quote.length === 1) scanner.fail('line end in a string');
  if (character !== '\\') {
    scanner.at += 1;
    return;
  }
  scanner.at += 1;
  scanner.at += scanner.peek('lineEnd')?.length ?? 1;
}

/** Reads text and replacement fields up to the closing quotes, or up to the `}` that ends a format specification. */
function lexPieces(context: StringContext, style: StringStyle, specificationEnd: '}' | null): void {
  const { scanner } = context;
  let start = scanner.at;
  const flush = () => {
    if (scanner.at > start) context.emit('fstring-middle', start, scanner.at);
  };
  for (;;) {
    if (
      scanner.startsWith(style.quote) ||
      (specificationEnd !== null && scanner.startsWith(specificationEnd))
    ) {
      flush();
      return;
    }
    if (specificationEnd === null && (scanner.startsWith('{{') || scanner.startsWith('}}'))) scanner.at += 2;
    else if (scanner.startsWith('{')) {
      flush();
      lexField(context, style);
      start = scanner.at;
    } else if (!skipNamedCharacter(scanner, style)) skipCharacter(scanner, style);
  }
}

/** Skips `\N{…}`, which is one character and no replacement field, except in a raw literal. */
function skipNamedCharacter(scanner: Scanner, { raw }: StringStyle): boolean {
  if (raw || !scanner.startsWith('\\N{')) return false;
  const end = scanner.text.indexOf('}', scanner.at);
  if (end === -1) return false;
  scanner.at = end + 1;
  return true;
}

const endsExpression = (text: string) => text === '}' || text.startsWith(':') || text === '=';

/** Reads a replacement field, `{expression = !conversion :specification}`. */
function lexField(context: StringContext, style: StringStyle): void {
  const { scanner } = context;
  emitOne(context);
  let open = 0;
  // A colon or brace inside brackets belongs to the expression.
  for (;;) {
    const ended = !context.stepInside((text) => {
      if (open === 0 && text !== '==' && endsExpression(text)) return true;
      open += bracketChange(text);
      return false;
    });
    if (ended) break;
    skipWhiteSpace(scanner);
    if (open === 0 && scanner.startsWith('!') && !scanner.startsWith('!=')) break;
  }
  skipWhiteSpace(scanner);
  if (scanner.startsWith('=')) emitOne(context);
  skipWhiteSpace(scanner);
  if (scanner.startsWith('!')) lexConversion(context);
  if (scanner.startsWith(':')) {
    emitOne(context);
    lexPieces(context, style, '}');
  }
  if (!scanner.startsWith('}')) scanner.fail('unfinished replacement field');
  emitOne(context);
}

function bracketChange(text: string): number {
  if (text === '(' || text === '[' || text === '{') return 1;
  return text === ')' || text === ']' || text === '}' ? -1 : 0;
}

function lexConversion(context: StringContext): void {
  emitOne(context);
  const { scanner } = context;
  const name = scanner.peek('name') ?? scanner.fail('conversion without a name');
  const start = scanner.at;
  scanner.at += name.length;
  context.emit('name', start, scanner.at);
  skipWhiteSpace(scanner);
}

function emitOne(context: StringContext): void {
  const start = context.scanner.at;
  context.scanner.at += 1;
  context.emit('op', start, start + 1);
}

/** Skips white space inside a replacement field, line ends included. */
function skipWhiteSpace(scanner: Scanner): void {
  scanner.at += scanner.peek('space')?.length ?? 0;
  const end = scanner.peek('lineEnd');
  if (end !== null) {
    scanner.at += end.length;
    skipWhiteSpace(scanner);
  }
}
