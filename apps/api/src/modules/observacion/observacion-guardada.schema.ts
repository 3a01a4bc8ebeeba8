import { lugaresObservacion, momentosObservacion } from '@mantenible/domain/observacion';
import * as z from 'zod/mini';

import { columnReader } from '../../stored-column.ts';

export const leerLugar = columnReader('observaciones.lugar', z.enum(lugaresObservacion));
export const leerCuando = columnReader('observaciones.cuando', z.enum(momentosObservacion));
export const leerPor = columnReader('observaciones.por', z.object({ sub: z.string(), nombre: z.string() }));
