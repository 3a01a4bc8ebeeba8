import type { PuntoCritico } from '@mantenible/contracts/puntos-criticos';
import { useState } from 'react';
import { flushSync } from 'react-dom';

import { paginate } from '../../../ui/paginate.ts';
import { ordenTrasPulsar, ordenarPor, ordenInicial, type ColumnaDeOrden } from '../modelo/orden.ts';
import { idDePunto } from './id-de-punto.ts';

const filasPorPagina = 25;

/** A file with its position in the order of the server, from 0. */
export interface Puesto extends PuntoCritico {
  readonly _id: string;
  readonly posicion: number;
}

export type Listado = ReturnType<typeof useListado>;

/** Order and page of the table of files, and the way to a numbered one. */
export function useListado(archivos: readonly PuntoCritico[]) {
  const [orden, setOrden] = useState(ordenInicial);
  const [pedida, irAPagina] = useState(1);
  const puestos = archivos.map((uno, posicion): Puesto => ({ ...uno, _id: uno.ruta, posicion }));
  const { items, page, pages } = paginate(ordenarPor(puestos, orden), pedida, filasPorPagina);
  return {
    puestos: items,
    pagina: page,
    paginas: pages,
    irAPagina,
    ordenable: (cual: ColumnaDeOrden) => ({
      orden: orden.columna === cual ? orden.sentido : ('none' as const),
      onOrdenar: () => {
        setOrden(ordenTrasPulsar(orden, cual));
        irAPagina(1);
      },
    }),
    /** Focuses a numbered file, opened where the screen is narrow; in the initial order all of them are on the first page. */
    irAPrioritario: (posicion: number) => {
      if (document.getElementById(idDePunto(posicion)) === null)
        flushSync(() => {
          setOrden(ordenInicial);
          irAPagina(1);
        });
      const lugar = document.getElementById(idDePunto(posicion));
      lugar?.closest('details')?.setAttribute('open', '');
      lugar?.focus();
    },
  };
}
