import { ambito } from '@mantenible/contracts/ambito';

import { columnReader } from '../../stored-column.ts';

export const leerAmbitoGuardado = columnReader('ambitos.ambito', ambito);
