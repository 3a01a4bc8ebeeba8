import { maximoNiveles } from '@mantenible/domain/pauta';
import * as z from 'zod/mini';

import { id, listaDe, nombre, numeroNoNegativo, texto } from './comun.ts';

export const nivelCumplimiento = z.object({ descripcion: texto(1000), valor: numeroNoNegativo() });

/** Body of POST /pautas and PUT /pautas/{id}. */
export const pautaEnviada = z.object({
  descripcion: nombre(500),
  pregunta: texto(2000),
  nivelesCumplimiento: z
    .array(nivelCumplimiento)
    .check(
      z.minLength(1, 'Agregue al menos un nivel de cumplimiento'),
      z.maxLength(maximoNiveles, `Se admiten como máximo ${maximoNiveles} niveles de cumplimiento`),
    ),
});
export type PautaEnviada = z.infer<typeof pautaEnviada>;

export const pauta = z.object({
  _id: id,
  descripcion: z.string(),
  pregunta: z.string(),
  nivelesCumplimiento: listaDe(z.object({ descripcion: z.string(), valor: z.number() })),
});
export const pautas = listaDe(pauta);
