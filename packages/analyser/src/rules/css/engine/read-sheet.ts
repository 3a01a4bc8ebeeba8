import type { AtRule, ChildNode, Comment, Container, Declaration, Root, Rule } from 'postcss';
import parse from 'postcss/lib/parse';

import { maskSheet, type Dialect } from './mask.ts';

/** A parsed style sheet with all its nodes in the order of the text. */
export interface Sheet {
  readonly text: string;
  readonly root: Root;
  readonly nodes: readonly ChildNode[];
  /** Whether it is what a `style` element of a page holds. */
  readonly isElement: boolean;
  /** Puts interpolations of SCSS and Less back into a text of a node. */
  readonly unmask: (text: string) => string;
}

/** Nodes of one sheet at most: more than a hand-written sheet has. */
const mostNodes = 200_000;

/** The sheet, or null for a text that is not valid CSS; a source map that the text names is not read. */
export function readSheet(text: string, dialect: Dialect, isElement = false): Sheet | null {
  const masked = maskSheet(text, dialect);
  try {
    const root = parse(masked.text, { map: false });
    if (root.type === 'document') return null;
    const nodes = nodesOf(root);
    if (nodes.length > mostNodes || nodes.filter(isRule).some(hasLoneSlash)) return null;
    return { text, root, nodes, isElement, unmask: masked.unmask };
  } catch {
    return null;
  }
}

/** Whether the parser accepts a text as CSS. */
export function isParsed(text: string): boolean {
  try {
    parse(text, { map: false });
    return true;
  } catch {
    return false;
  }
}

const closed =
  /"(?:[^"\\]|\\[\s\S])*"?|'(?:[^'\\]|\\[\s\S])*'?|\[[^\]]*\]?|\\[\s\S]|\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?|\/\w*\//gu;

/** Whether a selector has a slash that belongs to nothing: SonarQube drops all findings of such a sheet. */
const hasLoneSlash = ({ selector }: Rule): boolean =>
  selector.includes('/') && selector.replace(closed, '').includes('/');

/** All nodes below a container, without recursion: a hostile sheet nests thousands of blocks. */
function nodesOf(root: Root): readonly ChildNode[] {
  const found: ChildNode[] = [];
  const waiting: ChildNode[] = [...root.nodes].reverse();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    found.push(node);
    const children = isContainer(node) ? (node.nodes ?? []) : [];
    for (let i = children.length - 1; i >= 0; i -= 1) {
      const child = children[i];
      if (child) waiting.push(child);
    }
  }
  return found;
}

export const isRule = (node: ChildNode): node is Rule => node.type === 'rule';
export const isAtRule = (node: ChildNode): node is AtRule => node.type === 'atrule';
export const isDeclaration = (node: ChildNode): node is Declaration => node.type === 'decl';
export const isComment = (node: ChildNode): node is Comment => node.type === 'comment';
export const isContainer = (node: ChildNode): node is AtRule | Rule => isRule(node) || isAtRule(node);

export const startLine = (node: ChildNode | Container): number => node.source?.start?.line ?? 1;
export const endLine = (node: ChildNode | Container): number => node.source?.end?.line ?? startLine(node);

/** Number of line breaks in a text, as the parser counts them. */
export const lineBreaks = (text: string): number => text.split('\n').length - 1;

/** Counts the line breaks before offsets of a text, none of which is smaller than the one before, in one pass over the text. */
export function lineBreakCounter(text: string): (offset: number) => number {
  let next = text.indexOf('\n');
  let breaks = 0;
  return (offset) => {
    while (next !== -1 && next < offset) {
      breaks += 1;
      next = text.indexOf('\n', next + 1);
    }
    return breaks;
  };
}
