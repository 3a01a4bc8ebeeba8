import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import classes from './tabla-registros.module.css';

/** Current sort order of a column. */
export type OrdenColumna = 'ascending' | 'descending' | 'none';

export interface Columna<T> {
  readonly titulo: string;
  readonly celda: (registro: T) => ReactNode;
  readonly numerica?: boolean;
  /** Makes the heading a button that sorts. */
  readonly ordenar?: { readonly orden: OrdenColumna; readonly onOrdenar: () => void };
}

interface TablaDatosProps<T> {
  /** Accessible name of the table. */
  readonly etiqueta: string;
  readonly columnas: readonly Columna<T>[];
  readonly registros: readonly T[];
  readonly acciones?: (registro: T) => ReactNode;
}

const iconos = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort } as const;

/**
 * Records, with their actions if there are any: a table where there is room; on narrow screens one card for each
 * record, below the headings that sort.
 */
export function TablaDatos<T extends { readonly _id: string }>(props: TablaDatosProps<T>) {
  const { etiqueta, columnas, registros, acciones } = props;
  return (
    <table className={classes.table} aria-label={etiqueta}>
      <thead>
        <tr>
          {columnas.map((columna) => (
            <Encabezado key={columna.titulo} {...columna} />
          ))}
          {acciones && (
            <th scope="col" className={classes.actionsHead}>
              Acciones
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {registros.map((registro) => (
          <tr key={registro._id}>
            {columnas.map(({ titulo, celda, numerica }) => (
              <td key={titulo} data-titulo={titulo} data-numerica={numerica}>
                {celda(registro)}
              </td>
            ))}
            {acciones && <td className={classes.actions}>{acciones(registro)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Encabezado<T>({ titulo, numerica, ordenar }: Columna<T>) {
  if (!ordenar)
    return (
      <th scope="col" data-numerica={numerica}>
        {titulo}
      </th>
    );
  const Icono = iconos[ordenar.orden];
  return (
    <th scope="col" data-numerica={numerica} aria-sort={ordenar.orden}>
      <UnstyledButton className={classes.sort} onClick={ordenar.onOrdenar}>
        {titulo} <Icono size={14} aria-hidden />
      </UnstyledButton>
    </th>
  );
}
