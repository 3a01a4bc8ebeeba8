import * as z from 'zod/mini';

import { useKeptState } from '../../lib/forms/use-kept-form.ts';
import { editar, type Edicion, type Fila } from './tablas.ts';

export interface Ediciones {
  readonly de: (fila: Fila) => Edicion | undefined;
  readonly cambiar: (fila: Fila, indice: number, texto: string) => void;
  readonly quitar: (fila: Fila) => void;
  /** True while any row has an unsaved edit. */
  readonly hay: boolean;
  /** The edits came back after signing in again. */
  readonly restauradas: boolean;
  /** Stores the edits until the page opens again; false when that was not possible. */
  readonly guardarCopia: () => Promise<boolean>;
}

type EdicionesPorFila = Readonly<Record<string, Edicion>>;

const esquemaEdiciones = z.record(z.string(), z.object({ version: z.number(), textos: z.array(z.string()) }));

/**
 * Edits that stay local until 'Actualizar' saves their row (requisito: local-edits); ids are unique over
 * all tables.
 */
export function useEdiciones(): Ediciones {
  const kept = useKeptState<EdicionesPorFila>({ inicial: {}, etag: null, schema: esquemaEdiciones });
  const { form: ediciones, setForm: setEdiciones } = kept;

  function put({ _id }: Fila, edicion: (previa: Edicion | undefined) => Edicion | undefined): void {
    setEdiciones((previas) => {
      const { [_id]: previa, ...otras } = previas;
      const nueva = edicion(previa);
      return nueva === undefined ? otras : { ...otras, [_id]: nueva };
    });
  }

  return {
    de: ({ _id }) => ediciones[_id],
    cambiar: (fila, indice, texto) => {
      put(fila, (previa) => editar(fila, previa, indice, texto));
    },
    quitar: (fila) => {
      put(fila, () => undefined);
    },
    hay: Object.keys(ediciones).length > 0,
    restauradas: kept.restaurado,
    guardarCopia: kept.guardarCopia,
  };
}
