import { ambito, ambitoAplicado } from '@mantenible/contracts/ambito';
import { accionEntregada, miembroDeEntregado, pedido, plantilla } from '@mantenible/contracts/entrega';
import { estadosEjecucion, fasesAnalisis } from '@mantenible/domain/escaneo';
import { tiposPrueba } from '@mantenible/domain/respuesta';
import * as z from 'zod/mini';

import { columnReader } from '../../stored-column.ts';
import { plan, respuestas } from '../respuesta/prueba-guardada.schema.ts';

const prueba = z.object({
  _id: z.string(),
  nombre: z.string(),
  tipo: z.enum(tiposPrueba),
  elementoId: z.nullable(z.string()),
  intentos: z.nullable(z.number()),
  creado: z.string(),
  plan,
  respuestas,
});
const tomadaPor = z.object({ sub: z.string(), nombre: z.string() });

export const leerPedido = columnReader('entregas.pide', pedido);
export const leerPlantilla = columnReader('entregas.plantilla', z.nullable(plantilla));
export const leerAmbitoDeEntrega = columnReader('entregas.ambito', z.nullable(ambito));
/** The scope that an analysis of what was delivered used. */
export const leerAmbitoAnalizado = columnReader('entrega_analisis.ambito', z.nullable(ambitoAplicado));
/** The scope of the team's own analysis. */
export const leerAmbitoPropio = columnReader('entregados.ambito_propio', z.nullable(ambitoAplicado));
export const leerMiembros = columnReader('entregados.miembros', z.array(miembroDeEntregado));
export const leerPruebaEntregada = columnReader('entregados.prueba', z.nullable(prueba));
export const leerAccionesEntregadas = columnReader('entregados.acciones', z.array(accionEntregada));
/** Number of the actions; null where the column is no list. */
export const leerCuantasAcciones = columnReader('entregados.acciones', z.int());
/** What a row shows of the test. */
export const leerPruebaEnFila = columnReader(
  'entregados.prueba',
  z.nullable(
    z.object({
      nombre: z.string(),
      creado: z.string(),
      tipo: z.enum(tiposPrueba),
      elementoId: z.nullable(z.string()),
    }),
  ),
);
export const leerIncidenciaEntregada = columnReader(
  'entregado_archivos.incidencias',
  z.object({
    rule: z.string(),
    message: z.string(),
    range: z.nullable(z.object({ startLine: z.int() })),
  }),
);
export const leerTomadaPor = columnReader('entregados.tarde_por', z.nullable(tomadaPor));
export const leerMedidasEntregadas = columnReader(
  'entrega_analisis.medidas',
  z.nullable(z.record(z.string(), z.number())),
);

/** An analysis inside of JSON, where dates are texts. */
const analisisEnFila = z.object({
  id: z.string(),
  origen: z.enum(['propio', 'servicio', 'entrega']),
  estado: z.enum(estadosEjecucion),
  fase: z.enum(fasesAnalisis),
  hechos: z.int(),
  total: z.int(),
  motivo: z.nullable(z.string()),
  commit: z.nullable(z.string()),
  fechaCommit: z.nullable(z.string()),
  fecha: z.nullable(z.string()),
  grado: z.nullable(z.number()),
});
export const leerAnalisisEnFila = columnReader('entrega_analisis.estado', z.array(analisisEnFila));
/** The same with the link and branch that were analysed. */
export const leerLugaresDeAnalisis = columnReader(
  'analisis.enlace',
  z.array(z.extend(analisisEnFila, { enlace: z.string(), rama: z.string() })),
);
