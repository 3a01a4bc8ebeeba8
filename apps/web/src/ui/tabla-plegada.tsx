import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconChevronDown } from '@tabler/icons-react';

import type { Columna, OrdenColumna, TablaDatosProps } from './columnas.ts';
import shared from './shared.module.css';
import classes from './tabla-datos.module.css';

type TablaPlegadaProps<T> = TablaDatosProps<T> & Required<Pick<TablaDatosProps<T>, 'linea'>>;

/** A table of figures on a narrow screen: one line for each record, and by pressing it the cells that the line lacks. */
export function TablaPlegada<T extends { readonly _id: string }>(props: TablaPlegadaProps<T>) {
  const { etiqueta, columnas, registros, linea, cabeceraDeLineas, idDe } = props;
  const ordenables = columnas.filter(({ ordenar }) => ordenar !== undefined);
  const plegadas = columnas.filter(({ enLinea }) => enLinea !== true);
  return (
    <>
      {ordenables.length > 0 && <Orden columnas={ordenables} />}
      {cabeceraDeLineas !== undefined && (
        <div className={classes.lineHead} aria-hidden>
          {cabeceraDeLineas}
        </div>
      )}
      <ul className={`${shared.card} ${classes.list}`} aria-label={etiqueta}>
        {registros.map((registro) => (
          <li key={registro._id}>
            <details className={classes.record}>
              <summary id={idDe?.(registro)}>
                <div className={classes.line}>{linea(registro)}</div>
                <IconChevronDown size={16} aria-hidden />
              </summary>
              <dl>
                {plegadas.map(({ titulo, celda, numerica }) => (
                  <div key={titulo} data-numerica={numerica}>
                    <dt>{titulo}</dt>
                    <dd>{celda(registro)}</dd>
                  </div>
                ))}
              </dl>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}

const sentidos = { ascending: 'de menor a mayor', descending: 'de mayor a menor' } as const;

/** The headings that sort, as buttons. */
function Orden<T>({ columnas }: { readonly columnas: readonly Columna<T>[] }) {
  return (
    <div className={classes.order} role="group" aria-label="Ordenar por">
      <span aria-hidden>Ordenar por</span>
      {columnas.map(({ titulo, ordenar }) => (
        <UnstyledButton
          key={titulo}
          className={classes.sort}
          aria-pressed={ordenar?.orden !== 'none'}
          onClick={ordenar?.onOrdenar}
        >
          {titulo}
          <Sentido orden={ordenar?.orden ?? 'none'} />
        </UnstyledButton>
      ))}
    </div>
  );
}

function Sentido({ orden }: { readonly orden: OrdenColumna }) {
  if (orden === 'none') return null;
  const Icono = orden === 'ascending' ? IconArrowUp : IconArrowDown;
  return (
    <>
      <Icono size={14} aria-hidden />
      <VisuallyHidden>, {sentidos[orden]}</VisuallyHidden>
    </>
  );
}
