import { estadosAnalisis } from '@mantenible/domain/escaneo';
import * as z from 'zod/mini';

import { listaDe, nombre, texto, textoExacto } from './comun.ts';

/** Step 1 of creating a project: reserves a key for that name and creates the project in the scanning service. */
export const crearEnServicio = z.object({ nombreProyecto: nombre(200) });
export const creadoEnServicio = z.object({ clave: z.string() });
/** Step 3 of creating a project: names the service's main branch `name`; `project` is the name of the caller's own project. */
export const renombrarRama = z.object({ name: textoExacto(255), project: texto(200) });

/** Whether the scanning service accepts our credentials. */
export const conexion = z.boolean();
export const clavesMetricas = z.object({ metricKeys: listaDe(z.string()) });

const clave = z.string().check(z.minLength(1), z.maxLength(400));
const listaMetricas = z.string().check(z.maxLength(1000), z.regex(/^\w+(?:,\w+)*$/));
export const consultaMedidas = z.object({ component: clave, metricKeys: z.optional(listaMetricas) });
export const consultaIncidencias = z.object({ projectKey: clave });
export const consultaFuente = z.object({ key: z.string().check(z.minLength(1), z.maxLength(2000)) });

export const medida = z.object({ metric: z.string(), value: z.string(), bestValue: z.optional(z.boolean()) });
export const medidas = z.object({ data: z.object({ component: z.object({ measures: listaDe(medida) }) }) });

export const componente = z.object({
  key: z.string(),
  name: z.string(),
  qualifier: z.string(),
  path: z.string(),
  measures: listaDe(medida),
});
export const componentes = z.object({
  data: z.object({ components: listaDe(componente), total: z.number() }),
});

export const incidencia = z.object({
  descripcion: z.string(),
  regla: z.string(),
  severidad: z.string(),
  estado: z.string(),
  tipo: z.string(),
  categoria: listaDe(z.string()),
  archivo: z.string(),
  linea: z.nullable(z.number()),
  tiempo_estimado: z.nullable(z.string()),
  linea_afectada: z.nullable(z.object({ startLine: z.number(), endLine: z.number() })),
});
export const incidencias = z.object({ issues: listaDe(incidencia), total: z.number() });

export const estadoAnalisis = z.object({
  estado: z.enum(estadosAnalisis),
  iniciable: z.boolean(),
  fecha: z.nullable(z.string()),
  rama: z.nullable(z.string()),
  motivo: z.nullable(z.string()),
});
