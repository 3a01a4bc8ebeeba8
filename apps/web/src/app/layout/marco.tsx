import { useLayoutEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation, type Location } from 'react-router';

import { leaveScreen } from '../../ui/aviso/index.ts';
import { Cabecera } from './cabecera.tsx';
import classes from './marco.module.css';
import { Pie } from './pie.tsx';

/** Layout of every page: skip link, header with the menu, content, footer. */
export function Marco() {
  const navigating = useNavigation().state === 'loading';
  const { pathname } = useLocation();
  // Removes the alerts of the former screen before the effects of the new one, which may show an alert.
  useLayoutEffect(leaveScreen, [pathname]);
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
      <ScrollRestoration getKey={claveDeLugar} />
    </div>
  );
}

/**
 * Key under which the place in a page is kept. Every load of the document has the same key of its own: without its address, another
 * one that is opened in the same tab would begin at the place of the one before.
 */
function claveDeLugar({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? `${pathname}${search}${hash}` : key;
}
