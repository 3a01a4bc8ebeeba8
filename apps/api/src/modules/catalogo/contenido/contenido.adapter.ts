import { criterioEnviado } from '@mantenible/contracts/criterio';
import { pautaEnviada } from '@mantenible/contracts/pauta';
import * as z from 'zod/mini';

import catalogo from './catalogo.json' with { type: 'json' };
import criterios from '@mantenible/domain/criterio/iniciales' with { type: 'json' };
import segundaEdicion from './segunda-edicion.json' with { type: 'json' };

const clave = z.string().check(z.minLength(1));
const claves = z.array(clave).check(z.minLength(1));
const pautaConClave = z.safeExtend(pautaEnviada, { clave });

/**
 * Whether a guideline asks what its measure of ISO/IEC 25023 counts, or extends it. The mark ends the question, because the
 * question is what every test, report and comparison shows.
 */
const marcas = { medida: '(De la medida.)', ampliacion: '(Ampliación de Mantenible.)' } as const;
const pautaMarcada = z.pipe(
  z.safeExtend(pautaConClave, { alcance: z.enum(['medida', 'ampliacion']) }),
  z.transform(({ alcance, pregunta, ...pauta }) => ({
    ...pauta,
    pregunta: `${pregunta} ${marcas[alcance]}`,
  })),
);

// Records refer to each other by `clave`; their ids are generated when they are stored.
const contenido = z.object({
  pautas: z.array(pautaMarcada),
  /** Guidelines as the edition before had them. */
  anteriores: z.array(pautaConClave),
  listasVerificacion: z.array(z.object({ clave, nombre: z.string(), pautas: claves })),
  metricas: z.array(z.object({ clave, nombre: z.string(), listaVerificacion: clave })),
  subcaracteristicas: z.array(z.object({ clave, nombre: z.string(), metricas: claves })),
  criteriosValoracion: z.array(criterioEnviado),
  valoracionMantenibilidad: z.array(criterioEnviado),
  propiedadCalidad: z.array(z.object({ propiedad: z.string(), valor: z.number() })),
});

/**
 * The content of a new installation: catalogue (guidelines, verification lists, metrics, sub-characteristics), rating criteria, and
 * quality properties with their thresholds.
 */
export type Contenido = z.output<typeof contenido>;

/** Reads the product's starter content; throws for a file that does not match its schema. */
export function contenidoInicial(): Contenido {
  return contenido.parse({ ...catalogo, ...criterios, anteriores: segundaEdicion.pautas });
}
