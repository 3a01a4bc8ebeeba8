import { useState } from 'react';

import { editar, type Edicion, type Fila } from './tablas.ts';

interface Ediciones {
  readonly de: (fila: Fila) => Edicion | undefined;
  readonly cambiar: (fila: Fila, indice: number, texto: string) => void;
  readonly quitar: (fila: Fila) => void;
  readonly hay: boolean;
}

/** Edits that stay local until 'Actualizar' saves their row (specification §4); ids are unique over all tables. */
export function useEdiciones(): Ediciones {
  const [ediciones, setEdiciones] = useState<ReadonlyMap<string, Edicion>>(new Map());

  function put(id: string, edicion: Edicion | undefined): void {
    setEdiciones((previous) => {
      const next = new Map(previous);
      if (edicion === undefined) next.delete(id);
      else next.set(id, edicion);
      return next;
    });
  }

  return {
    de: ({ _id }) => ediciones.get(_id),
    cambiar: (fila, indice, texto) => {
      put(fila._id, editar(fila, ediciones.get(fila._id), indice, texto));
    },
    quitar: ({ _id }) => {
      put(_id, undefined);
    },
    hay: ediciones.size > 0,
  };
}
