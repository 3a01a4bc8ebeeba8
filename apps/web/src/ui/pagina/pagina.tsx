import type { ReactNode } from 'react';

import { Migas, type Miga } from './migas.tsx';
import shared from '../shared.module.css';
import classes from './pagina.module.css';
import { usePageHeading } from './use-page-heading.ts';
import { useRuta, type Ruta } from './use-ruta.ts';

interface PaginaProps {
  /** The page's h1 and document title. */
  readonly titulo: string;
  /** Breadcrumb without the page itself: project › test. */
  readonly migas?: readonly Miga[];
  /** The page's main action, beside the title. */
  readonly acciones?: ReactNode;
  /** Sentence under the title. */
  readonly introduccion?: ReactNode;
  /** `lectura` (default): one column for forms and questions; `ancho`: for tables and charts. */
  readonly ancho?: 'lectura' | 'ancho';
  /** Route that the page belongs to; its main actions have that colour. */
  readonly ruta?: Ruta;
  readonly children: ReactNode;
}

/**
 * Frame of every page: breadcrumb, title (focused when a person navigates here) and content. Render it once
 * for all states of a page, with the states inside.
 */
export function Pagina({
  titulo,
  migas = [],
  acciones,
  introduccion,
  ancho = 'lectura',
  ruta,
  children,
}: PaginaProps) {
  const heading = usePageHeading(titulo);
  useRuta(ruta ?? null);
  return (
    <div className={classes.page} data-ancho={ancho}>
      {migas.length > 0 && <Migas migas={migas} actual={titulo} />}
      <header className={classes.header}>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {titulo}
        </h1>
        {acciones !== undefined && <div className={shared.row}>{acciones}</div>}
      </header>
      {introduccion !== undefined && <div className={classes.intro}>{introduccion}</div>}
      {children}
    </div>
  );
}
