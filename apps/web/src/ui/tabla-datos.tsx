import { UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';

import type { Columna, TablaDatosProps } from './columnas.ts';
import propias from './tabla-datos.module.css';
import { TablaPlegada } from './tabla-plegada.tsx';
import classes from './tabla-registros.module.css';

export type { Columna, OrdenColumna } from './columnas.ts';

const iconos = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort } as const;

/**
 * Records, with their actions if there are any: a table where there is room; on narrow screens one card for each
 * record, or one line where `linea` gives it, below the headings that sort.
 */
export function TablaDatos<T extends { readonly _id: string }>(props: TablaDatosProps<T>) {
  const estrecha = useMediaQuery('(max-width: 35.99em)', false, { getInitialValueInEffect: false });
  const { etiqueta, columnas, registros, acciones, linea, idDe } = props;
  if (estrecha && linea) return <TablaPlegada {...props} linea={linea} />;
  return (
    <table className={linea ? propias.figures : classes.table} aria-label={etiqueta}>
      <thead>
        <tr>
          {columnas.map((columna, i) => (
            // Two columns may have one title: people name some of them.
            <Encabezado key={i} {...columna} clase={linea ? propias.headSort : classes.sort} />
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
          <tr
            key={registro._id}
            id={idDe?.(registro)}
            tabIndex={idDe?.(registro) === undefined ? undefined : -1}
          >
            {columnas.map(({ titulo, celda, numerica, ancha }, i) => (
              <td key={i} data-titulo={titulo} data-numerica={numerica} data-ancha={ancha}>
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

function Encabezado<T>(props: Columna<T> & { readonly clase: string | undefined }) {
  const { titulo, numerica, ancha, ordenar, clase } = props;
  if (!ordenar)
    return (
      <th scope="col" data-numerica={numerica} data-ancha={ancha}>
        {titulo}
      </th>
    );
  const Icono = iconos[ordenar.orden];
  return (
    <th scope="col" data-numerica={numerica} data-ancha={ancha} aria-sort={ordenar.orden}>
      <UnstyledButton className={clase} onClick={ordenar.onOrdenar}>
        {titulo} <Icono size={14} aria-hidden />
      </UnstyledButton>
    </th>
  );
}
