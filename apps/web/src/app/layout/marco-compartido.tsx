import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';

import { config } from '../../lib/config.ts';
import { SinSesion } from '../../lib/enlace-guia.tsx';
import { Cargando } from '../../ui/estado-consulta/index.ts';
import cabecera from './cabecera.module.css';
import { Marca } from './marca.tsx';
import classes from './marco.module.css';
import { Pie } from './pie.tsx';

/** Layout of the page of a read-only link: the product's name, which leads to its start page, and no session. */
export function MarcoCompartido() {
  return (
    <SinSesion value>
      <div className={classes.frame}>
        <a href="#contenido" className={classes.skip}>
          Saltar al contenido
        </a>
        <header className={cabecera.header}>
          <div className={cabecera.bar}>
            <a href={`${config.basePath}/`} className={cabecera.brand}>
              <Marca size={30} />
              Mantenible
            </a>
          </div>
        </header>
        <main id="contenido" tabIndex={-1} className={classes.main}>
          <Outlet />
        </main>
        <Pie />
        <ScrollRestoration />
      </div>
    </SinSesion>
  );
}

/** Loads the address of the window from the server. */
export function CargaEntera() {
  useEffect(() => {
    location.reload();
  }, []);
  return <Cargando texto="Cargando..." />;
}
