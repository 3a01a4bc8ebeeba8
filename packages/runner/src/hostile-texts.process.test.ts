// seguridad: 31, 65
import { hostileDepths, hostileTexts, type HostileText } from '@mantenible/doubles/hostile-texts';
import { beforeAll, it } from 'vitest';

import { expectTimeByLength, warmUp } from './testing/growth.ts';
import { slowOnce } from './testing/slow-once.ts';

beforeAll(warmUp);

/** Their depth ends a process (`hostile-depths.process.test.ts`). */
const depths = new Set(hostileDepths);
/** The compiler looks for the marks of deprecation again for each line: 4 s for 100 kB, below the limit of 10 s a file. */
const inCompiler = (name: string) => /\bdeprecated\b/u.test(name);

const isUsual = ({ path, name }: HostileText, i: number) =>
  slowOnce.has(`${path} ${name}`) || (i % 8 === 0 && !inCompiler(name));

/** Every kind with `HOSTILES=enteros`, otherwise those that were slow once and every eighth of the others. */
const kinds = hostileTexts.filter(
  (kind, i) => process.env['HOSTILES'] === 'enteros' || (!depths.has(kind) && isUsual(kind, i)),
);

it.each(kinds)('$path with $name is read in time that grows with its length', expectTimeByLength);
