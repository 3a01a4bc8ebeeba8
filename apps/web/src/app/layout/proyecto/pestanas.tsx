import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';

import { markOf, type MenuEntry } from '../menu.ts';
import { pestanasDe } from './paginas.ts';
import classes from './pestanas.module.css';

interface PestanasProps {
  readonly id: string;
  readonly propio: boolean;
}

/** The pages of a project: one row of tabs, and below it the pages of the current tab. */
export function Pestanas({ id, propio }: PestanasProps) {
  const { pathname } = useLocation();
  const pestanas = pestanasDe({ id, propio });
  const actual = pestanas.find((pestana) => markOf(pestana, pathname) !== undefined);
  return (
    <>
      <Fila nombre="Páginas del proyecto" entradas={pestanas} className={classes.tabs} />
      {actual !== undefined && actual.paginas.length > 0 && (
        <Fila
          key={actual.texto}
          nombre={`Páginas de ${actual.texto}`}
          entradas={actual.paginas}
          className={classes.pages}
        />
      )}
    </>
  );
}

interface FilaProps {
  readonly nombre: string;
  readonly entradas: readonly MenuEntry[];
  readonly className: string | undefined;
}

function Fila({ nombre, entradas, className }: FilaProps) {
  const { pathname } = useLocation();
  const lista = useRef<HTMLUListElement>(null);
  // On a narrow screen the row scrolls: the current page is brought into it.
  useEffect(() => {
    const actual = lista.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (lista.current && actual) lista.current.scrollLeft = actual.offsetLeft - lista.current.offsetLeft - 32;
  }, [pathname]);
  return (
    <nav aria-label={nombre} className={className}>
      <ul ref={lista}>
        {entradas.map((entrada) => (
          <li key={entrada.texto}>
            <Link to={entrada.href} aria-current={markOf(entrada, pathname)}>
              {entrada.texto}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
