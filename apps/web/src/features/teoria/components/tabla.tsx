import type { ReactNode } from 'react';

import classes from './teoria.module.css';

interface TablaProps {
  readonly nombre: string;
  readonly titulos: readonly string[];
  /** The rows of the body. */
  readonly children: ReactNode;
  readonly pie?: ReactNode;
}

/** A table that scrolls by itself where it is wider than the page. */
export function Tabla({ nombre, titulos, children, pie }: TablaProps) {
  return (
    //  eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable block must be reachable by keyboard
    <div className={classes.scroll} role="group" tabIndex={0} aria-label={nombre}>
      <table className={classes.table}>
        <thead>
          <tr>
            {titulos.map((titulo) => (
              <th key={titulo} scope="col">
                {titulo}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
        {pie !== undefined && <tfoot>{pie}</tfoot>}
      </table>
    </div>
  );
}
