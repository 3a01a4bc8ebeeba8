import { hostileData } from './data.ts';
import { bottomless, hostileDepths } from './depths.ts';
import { hostileElements } from './jsx.ts';
import { hostileExpressions } from './expressions.ts';
import { hostilePatterns, hostileStatements } from './statements.ts';
import { hostilePython } from './python.ts';
import { hostileTypes } from './types.ts';
import { hostileTests } from './test-files.ts';
import type { HostileText } from './shapes.ts';

export { bottomless, hostileDepths };
export { numbered, type HostileText } from './shapes.ts';

/** Every kind of hostile text. */
export const hostileTexts: readonly HostileText[] = [
  ...hostileData,
  ...hostileDepths,
  ...hostileExpressions,
  ...hostileElements,
  ...hostilePatterns,
  ...hostilePython,
  ...hostileStatements,
  ...hostileTypes,
  ...hostileTests,
];
