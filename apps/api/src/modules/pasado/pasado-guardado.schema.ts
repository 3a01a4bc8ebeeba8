import { avisosPasado } from '@mantenible/domain/pasado';
import * as z from 'zod/mini';

import { columnReader } from '../../stored-column.ts';

export const leerAvisos = columnReader(
  'pasados.avisos',
  z.array(z.object({ aviso: z.enum(avisosPasado), commits: z.int() })),
);
export const leerMedidasDePunto = columnReader('pasado_puntos.medidas', z.record(z.string(), z.number()));
