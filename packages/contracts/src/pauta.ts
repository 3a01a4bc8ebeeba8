import { nombresMedida, reparosDeMedida, sentidosMedida } from '@mantenible/domain/medicion';
import { maximoNiveles } from '@mantenible/domain/pauta';
import * as z from 'zod/mini';

import { id, listaDe, nombre, numeroNoNegativo, texto } from './comun.ts';

export const nivelCumplimiento = z.object({ descripcion: texto(1000), valor: numeroNoNegativo() });

const medidaEnviada = z.object({
  nombre: z.enum(nombresMedida),
  sentido: z.enum(sentidosMedida),
  cotas: z.array(z.nullable(numeroNoNegativo())).check(z.maxLength(maximoNiveles)),
});

export const medidaPauta = z.object({
  nombre: z.enum(nombresMedida),
  sentido: z.enum(sentidosMedida),
  cotas: listaDe(z.nullable(z.number())),
});

/** `medida` ties the guideline to a measure of the static analysis. */
export const pautaEnviada = z
  .object({
    descripcion: nombre(500),
    pregunta: texto(2000),
    nivelesCumplimiento: z
      .array(nivelCumplimiento)
      .check(
        z.minLength(1, 'Agregue al menos un nivel de cumplimiento'),
        z.maxLength(maximoNiveles, `Se admiten como máximo ${maximoNiveles} niveles de cumplimiento`),
      ),
    medida: z._default(z.nullable(medidaEnviada), null),
  })
  .check(({ value: { medida, nivelesCumplimiento }, issues }) => {
    if (medida === null) return;
    for (const { campo, mensaje } of reparosDeMedida(medida, nivelesCumplimiento.length))
      issues.push({ code: 'custom', path: ['medida', ...campo], message: mensaje, input: medida });
  });
export type PautaEnviada = z.infer<typeof pautaEnviada>;

export const pauta = z.object({
  _id: id,
  descripcion: z.string(),
  pregunta: z.string(),
  nivelesCumplimiento: listaDe(z.object({ descripcion: z.string(), valor: z.number() })),
  medida: z.optional(z.nullable(medidaPauta)),
});
export const pautas = listaDe(pauta);
