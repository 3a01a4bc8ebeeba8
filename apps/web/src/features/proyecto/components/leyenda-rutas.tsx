import { IconChecklist, IconCode } from '@tabler/icons-react';

import classes from './proyecto.module.css';

/** Legend: colour and icon of each of the two routes. */
export function LeyendaRutas() {
  return (
    <ul className={classes.legend} aria-label="Leyenda">
      <li data-ruta="experiencia">
        <IconChecklist size={18} aria-hidden /> Verde: prueba basada en la experiencia
      </li>
      <li data-ruta="estatica">
        <IconCode size={18} aria-hidden /> Azul: análisis estático
      </li>
    </ul>
  );
}
