import { Loader } from '@mantine/core';
import { IconCloudOff, IconInbox } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import shared from '../shared.module.css';
import classes from './estados.module.css';

/** Loading state; the default text is the specified 'Loading...'. */
export function Cargando({ texto = 'Loading...' }: { readonly texto?: string | undefined }) {
  return (
    <div className={classes.state} role="status" data-cargando>
      <Loader size="sm" aria-hidden />
      <p>{texto}</p>
    </div>
  );
}

interface FalloProps {
  /** Specified text of this failed load. */
  readonly texto?: string | undefined;
  /** Cause in Spanish. */
  readonly causa?: string | undefined;
  readonly children?: ReactNode;
}

/** Failed load: 'No se pudo cargar', the specified text, the cause and the actions. */
export function Fallo({ texto, causa, children }: FalloProps) {
  return (
    <div className={classes.state} role="alert">
      <IconCloudOff size={32} stroke={1.5} aria-hidden />
      <p className={shared.strong}>No se pudo cargar</p>
      {texto !== undefined && <p>{texto}</p>}
      {causa !== undefined && causa !== texto && <p className={shared.note}>{causa}</p>}
      {children}
    </div>
  );
}

/** Empty state: a text and the next step. */
export function Vacio({ texto, children }: { readonly texto: string; readonly children?: ReactNode }) {
  return (
    <div className={classes.state}>
      <IconInbox size={32} stroke={1.5} aria-hidden />
      <p>{texto}</p>
      {children}
    </div>
  );
}
