import { Link } from 'react-router';

import classes from './pagina.module.css';

/** One step of the breadcrumb. */
export interface Miga {
  readonly texto: string;
  /** Null for a step without a page, and for the current page. */
  readonly href: string | null;
}

/** Breadcrumb: links to the steps before, then the current page (`actual`) without a link. */
export function Migas({ migas, actual }: { readonly migas: readonly Miga[]; readonly actual: string }) {
  return (
    <nav aria-label="Ruta de navegación" className={classes.crumbs}>
      <ol>
        {migas.map(({ texto, href }, i) => (
          // A project may have the name of another step.
          <li key={i}>
            {href === null ? (
              <bdi>{texto}</bdi>
            ) : (
              <Link to={href}>
                <bdi>{texto}</bdi>
              </Link>
            )}
          </li>
        ))}
        <li aria-current="page">{actual}</li>
      </ol>
    </nav>
  );
}
