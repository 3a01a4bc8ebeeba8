// seguridad: 31
import { hostileTexts } from '@mantenible/doubles/hostile-texts';
import { beforeAll, it } from 'vitest';

import { expectTimeByLength, warmUp } from './testing/growth.ts';

beforeAll(warmUp);

it.each(hostileTexts)('$path with $name is read in time that grows with its length', expectTimeByLength);
