import {
  IconAlertCircle,
  IconAlertOctagon,
  IconAlertTriangle,
  IconCircleArrowDown,
  IconHelpCircle,
  IconInfoCircle,
} from '@tabler/icons-react';

import { nombreSeveridad, type Severidad } from '../../modelo/guia/severidad.ts';
import classes from './severidad.module.css';

const iconos: Readonly<Record<Severidad, typeof IconInfoCircle>> = {
  BLOCKER: IconAlertOctagon,
  CRITICAL: IconAlertTriangle,
  MAJOR: IconAlertCircle,
  MINOR: IconCircleArrowDown,
  INFO: IconInfoCircle,
  OTRA: IconHelpCircle,
};

/** The sign of a severity alone, for places where its name stands beside it. */
export function IconoSeveridad({ severidad }: { readonly severidad: Severidad }) {
  const Icono = iconos[severidad];
  return <Icono size={18} aria-hidden className={classes.icon} data-severidad={severidad} />;
}

/** A severity by sign and word. */
export function EtiquetaSeveridad({ severidad }: { readonly severidad: Severidad }) {
  return (
    <span className={classes.severity} data-severidad={severidad}>
      <IconoSeveridad severidad={severidad} />
      {nombreSeveridad(severidad)}
    </span>
  );
}
