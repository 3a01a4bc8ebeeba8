import type { MouseEvent } from 'react';

import { mantenerALaVista } from './mantener-a-la-vista.ts';
import classes from './secciones.module.css';

interface Seccion {
  /** Id of the section's heading. */
  readonly id: string;
  readonly nombre: string;
}

const seccionesDeMedidas: readonly Seccion[] = [
  { id: 'medidas', nombre: 'Medidas' },
  { id: 'defectos', nombre: 'Propiedades de calidad' },
];
const seccionesDeGuia: readonly Seccion[] = [
  { id: 'guia-incidencias', nombre: 'Incidencias' },
  { id: 'guia-archivos', nombre: 'Archivos' },
];
const seccionesDeHistoria: readonly Seccion[] = [{ id: 'historia-analisis', nombre: 'Historial' }];

interface SeccionesProps {
  readonly hayMedidas: boolean;
  readonly hayHistoria: boolean;
}

/** Links to the sections of a finished analysis; they stay at the top of the window. */
export function Secciones({ hayMedidas, hayHistoria }: SeccionesProps) {
  const secciones = [
    ...(hayMedidas ? seccionesDeMedidas : []),
    ...seccionesDeGuia,
    ...(hayHistoria ? seccionesDeHistoria : []),
  ];
  return (
    <nav className={classes.sections} aria-label="Secciones del análisis">
      <ul>
        {secciones.map(({ id, nombre }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={enfocar}>
              {nombre}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls to the heading and moves the focus to it; the address keeps the query of the list of issues. */
function enfocar(evento: MouseEvent<HTMLAnchorElement>): void {
  const encabezado = document.getElementById(evento.currentTarget.hash.slice(1));
  if (!encabezado) return;
  evento.preventDefault();
  encabezado.tabIndex = -1;
  encabezado.scrollIntoView();
  encabezado.focus({ preventScroll: true });
  mantenerALaVista(encabezado);
}
