import { Button } from '@mantine/core';
import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';

import { TablaDatos, type Columna } from './tabla-datos.tsx';
import { estadoDeLista } from './use-vuelta.ts';

export type { Columna } from './tabla-datos.tsx';

interface TablaRegistrosProps<T> {
  /** Accessible name of the table. */
  readonly etiqueta: string;
  readonly columnas: readonly Columna<T>[];
  readonly registros: readonly T[];
  readonly nombreDe: (registro: T) => string;
  readonly rutaEditar: (registro: T) => string;
  /** Address of the form with a copy of the record. */
  readonly rutaDuplicar: (registro: T) => string;
  readonly onEliminar: (registro: T) => void;
}

/** Table of catalogue records, with the actions edit, duplicate and delete. */
export function TablaRegistros<T extends { readonly _id: string }>(props: TablaRegistrosProps<T>) {
  const { nombreDe, rutaEditar, rutaDuplicar, onEliminar, ...tabla } = props;
  const estado = estadoDeLista(useLocation().search);
  return (
    <TablaDatos
      {...tabla}
      acciones={(registro) => (
        <>
          <Button
            component={Link}
            to={rutaEditar(registro)}
            state={estado}
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPencil size={16} aria-hidden />}
            aria-label={`Editar ${nombreDe(registro)}`}
          >
            Editar
          </Button>
          <Button
            component={Link}
            to={rutaDuplicar(registro)}
            variant="subtle"
            size="compact-sm"
            leftSection={<IconCopy size={16} aria-hidden />}
            aria-label={`Duplicar ${nombreDe(registro)}`}
          >
            Duplicar
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
        </>
      )}
    />
  );
}
