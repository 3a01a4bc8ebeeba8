import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';

import type { Seccion } from '../../../../lib/escaneo/analizado.ts';
import { alAparecer, mantenerALaVista } from './mantener-a-la-vista.ts';
import { datosDeSeccion, seccionNombrada } from './seccion-pedida.ts';
import classes from './secciones.module.css';
import type { SeccionesVisibles } from './use-secciones.ts';

/**
 * Links to the sections of a finished analysis, which stay at the top of the window: they scroll to a section, or on a phone
 * show it in the place of the others.
 */
export function Secciones({ disponibles, elegida, unica }: SeccionesVisibles) {
  const { search, hash, key } = useLocation();
  const nombrada = seccionNombrada(new URLSearchParams(search), hash);
  // The address of the first load leads to its section; after that, a pressed link does.
  const pendiente = useRef(unica === null && nombrada !== null);
  useEffect(() => {
    if (!pendiente.current || elegida === null) return;
    // A section's heading may come later than the links: the guide loads after the measures.
    return alAparecer(datosDeSeccion[elegida].encabezado, (encabezado) => {
      pendiente.current = false;
      if (encabezado) llevarA(encabezado, unica !== null);
    });
  }, [key, elegida, unica]);
  return (
    <nav className={classes.sections} aria-label="Secciones del análisis">
      <ul>
        {disponibles.map((seccion) => (
          <li key={seccion}>
            <Link
              to={{ search: conSeccion(search, seccion) }}
              preventScrollReset
              aria-current={unica === seccion ? 'true' : undefined}
              onClick={({ currentTarget }) => {
                pendiente.current = true;
                currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
              }}
            >
              {datosDeSeccion[seccion].nombre}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The query with another section; the filters of all sections stay. */
function conSeccion(search: string, seccion: Seccion): string {
  const params = new URLSearchParams(search);
  params.set('seccion', seccion);
  return params.toString();
}

/** Moves the focus to the heading and scrolls to it; a section that has replaced another stays where it is if it is in view. */
function llevarA(encabezado: HTMLElement, sustituye: boolean): void {
  encabezado.tabIndex = -1;
  encabezado.scrollIntoView({ block: sustituye ? 'nearest' : 'start' });
  encabezado.focus({ preventScroll: true });
  if (!sustituye) mantenerALaVista(encabezado);
}
