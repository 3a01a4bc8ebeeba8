import * as z from 'zod/mini';

import { columnReader } from '../../../stored-column.ts';
import { cosas, type TablaDeCatalogo } from '../cosas.ts';

const referencias = z.array(z.object({ _id: z.string(), nombre: z.string() }));

/** What `papelera.contenido` holds; `contiene` and `en` are the references from the record and to it. */
const contenido = z.object({
  columnas: z.record(z.string(), z.unknown()),
  niveles: z.array(z.object({ descripcion: z.string(), valor: z.number() })),
  contiene: referencias,
  en: referencias,
});
export type Contenido = z.infer<typeof contenido>;
export type Referencias = Contenido['en'];

export const leerContenido = columnReader('papelera.contenido', contenido);
export const leerTabla = columnReader(
  'papelera.tabla',
  z.enum(Object.keys(cosas) as [TablaDeCatalogo, ...TablaDeCatalogo[]]),
);
