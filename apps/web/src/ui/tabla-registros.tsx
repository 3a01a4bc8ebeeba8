import { Button } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import classes from './tabla-registros.module.css';

export interface Columna<T> {
  readonly titulo: string;
  readonly celda: (registro: T) => ReactNode;
  readonly numerica?: boolean;
}

interface TablaRegistrosProps<T> {
  /** Name of the table for people who do not see it. */
  readonly etiqueta: string;
  readonly columnas: readonly Columna<T>[];
  readonly registros: readonly T[];
  readonly nombreDe: (registro: T) => string;
  readonly rutaEditar: (registro: T) => string;
  readonly onEliminar: (registro: T) => void;
}

/** Records with their actions: a table where there is room, one card for each record on narrow screens. */
export function TablaRegistros<T extends { readonly _id: string }>(props: TablaRegistrosProps<T>) {
  const { etiqueta, columnas, registros, nombreDe, rutaEditar, onEliminar } = props;
  return (
    <table className={classes.table} aria-label={etiqueta}>
      <thead>
        <tr>
          {columnas.map(({ titulo, numerica }) => (
            <th key={titulo} scope="col" data-numerica={numerica}>
              {titulo}
            </th>
          ))}
          <th scope="col" className={classes.actionsHead}>
            Acciones
          </th>
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
            <td className={classes.actions}>
              <Button
                component={Link}
                to={rutaEditar(registro)}
                variant="subtle"
                size="compact-sm"
                leftSection={<IconPencil size={16} aria-hidden />}
                aria-label={`Editar ${nombreDe(registro)}`}
              >
                Editar
              </Button>
              <Button
                variant="subtle"
                color="red"
                size="compact-sm"
                leftSection={<IconTrash size={16} aria-hidden />}
                aria-label={`Eliminar ${nombreDe(registro)}`}
                onClick={() => {
                  onEliminar(registro);
                }}
              >
                Eliminar
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
