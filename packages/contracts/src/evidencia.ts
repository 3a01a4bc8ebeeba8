import {
  maximaLinea,
  maximoEvidencias,
  maximoRepositorio,
  maximoRuta,
  maximoUrl,
  motivoCommitInvalido,
  motivoLineasInvalidas,
  motivoRutaInvalida,
  motivoUrlInvalida,
} from '@mantenible/domain/evidencia';
import { motivoLinkInvalido } from '@mantenible/domain/proyecto';
import * as z from 'zod/mini';

import { listaDe, textoExacto } from './comun.ts';

/** Text, as written, that `motivoDe` does not refuse. The length is checked first, so that `motivoDe` examines no long text. */
function sinReparo(max: number, motivoDe: (value: string) => string | null) {
  return textoExacto(max).check(({ value, issues }) => {
    const message = value.length > max ? null : motivoDe(value);
    if (message !== null) issues.push({ code: 'custom', message, input: value });
  });
}

const linea = z
  .int('Escriba el número de una línea')
  .check(z.gte(1, 'La primera línea es la 1'), z.lte(maximaLinea, 'No hay líneas con ese número'));

export const evidenciaEnviada = z.discriminatedUnion('tipo', [
  z.object({ tipo: z.literal('enlace'), url: sinReparo(maximoUrl, motivoUrlInvalida) }),
  z.object({
    tipo: z.literal('archivo'),
    /** Loopback demonstrations have an http link. */
    repositorio: sinReparo(maximoRepositorio, (link) => motivoLinkInvalido(link, true)),
    commit: sinReparo(64, motivoCommitInvalido),
    ruta: sinReparo(maximoRuta, motivoRutaInvalida),
    lineas: z.nullable(
      z.object({ desde: linea, hasta: linea }).check(({ value, issues }) => {
        const message = motivoLineasInvalidas(value);
        if (message !== null) issues.push({ code: 'custom', path: ['hasta'], message, input: value });
      }),
    ),
  }),
]);

export const evidenciasEnviadas = z.readonly(
  z
    .array(evidenciaEnviada)
    .check(z.maxLength(maximoEvidencias, `Una respuesta admite como máximo ${maximoEvidencias} evidencias`)),
);

export const evidencias = listaDe(
  z.discriminatedUnion('tipo', [
    z.object({ tipo: z.literal('enlace'), url: z.string() }),
    z.object({
      tipo: z.literal('archivo'),
      repositorio: z.string(),
      commit: z.string(),
      ruta: z.string(),
      lineas: z.nullable(z.object({ desde: z.number(), hasta: z.number() })),
    }),
  ]),
);
