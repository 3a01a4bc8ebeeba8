import {
  IconAlertCircle,
  IconAlertOctagon,
  IconAlertTriangle,
  IconCircleArrowDown,
  IconHelpCircle,
  IconInfoCircle,
} from '@tabler/icons-react';

import { nombreSeveridad, type Severidad } from './severidad.ts';
import classes from './etiqueta-severidad.module.css';

const iconos: Readonly<Record<Severidad, typeof IconInfoCircle>> = {
  BLOCKER: IconAlertOctagon,
  CRITICAL: IconAlertTriangle,
  MAJOR: IconAlertCircle,
  MINOR: IconCircleArrowDown,
  INFO: IconInfoCircle,
  OTRA: IconHelpCircle,
};

/** Icon of a severity, for places with its name in text. */
export function IconoSeveridad({ severidad }: { readonly severidad: Severidad }) {
  const Icono = iconos[severidad];
  return <Icono size={18} aria-hidden className={classes.icon} data-severidad={severidad} />;
}

/** Icon and name of a severity. */
export function EtiquetaSeveridad({ severidad }: { readonly severidad: Severidad }) {
  return (
    <span className={classes.severity} data-severidad={severidad}>
      <IconoSeveridad severidad={severidad} />
      {nombreSeveridad(severidad)}
    </span>
  );
}
