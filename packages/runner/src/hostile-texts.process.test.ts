// seguridad: 31
import { beforeAll, it } from 'vitest';

import { expectTimeByLength, warmUp } from './testing/growth.ts';
import { hostileScripts } from './testing/hostile-scripts.ts';
import { hostileTexts } from './testing/hostile-texts.ts';

beforeAll(warmUp);

it.each([...hostileTexts, ...hostileScripts])(
  '$path with $name is read in time that grows with its length',
  expectTimeByLength,
);
