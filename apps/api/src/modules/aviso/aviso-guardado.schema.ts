import { tiposAviso } from '@mantenible/contracts/aviso';
import * as z from 'zod/mini';

import { columnReader } from '../../stored-column.ts';

export const leerTipoDeAviso = columnReader('avisos.tipo', z.enum(tiposAviso));
