import { IconAlertTriangle, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import classes from './panel.module.css';

const iconos = { info: IconInfoCircle, atencion: IconAlertTriangle, error: IconCircleX };

interface PanelProps {
  readonly tono: keyof typeof iconos;
  readonly titulo: string;
  /** Paragraphs: cause and next step. */
  readonly children: ReactNode;
  /** Buttons and links of the panel. */
  readonly acciones?: ReactNode;
}

/** State of the page: title, cause, next step and optional actions. */
export function Panel({ tono, titulo, children, acciones }: PanelProps) {
  const Icono = iconos[tono];
  return (
    <div className={classes.panel} data-tono={tono} role={tono === 'error' ? 'alert' : 'status'}>
      <Icono size={24} stroke={1.75} aria-hidden className={classes.icon} />
      <div className={classes.content}>
        <h2>{titulo}</h2>
        {children}
        {acciones !== undefined && <div className={classes.actions}>{acciones}</div>}
      </div>
    </div>
  );
}
