import type { PageNode } from './page.ts';

/** A violation in a page, from one offset to another. */
export interface HtmlReport {
  readonly start: number;
  readonly end: number;
  readonly message: string;
}

/** A rule for pages: it reads the nodes of one page and keeps no state. */
export type HtmlRule = (nodes: readonly PageNode[]) => readonly HtmlReport[];
