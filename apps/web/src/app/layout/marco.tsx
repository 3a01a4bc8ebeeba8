import { Outlet, ScrollRestoration, useNavigation } from 'react-router';

import { Cabecera } from './cabecera.tsx';
import classes from './marco.module.css';
import { Pie } from './pie.tsx';

/** Layout of every page: skip link, header with the menu, content, footer. */
export function Marco() {
  const navigating = useNavigation().state === 'loading';
  return (
    <div className={classes.frame}>
      <a href="#contenido" className={classes.skip}>
        Saltar al contenido
      </a>
      <Cabecera />
      <main id="contenido" tabIndex={-1} className={classes.main} aria-busy={navigating}>
        <Outlet />
      </main>
      <Pie />
      <ScrollRestoration />
    </div>
  );
}
