import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import { BotonOcupado } from './boton-ocupado.tsx';
import shared from './shared.module.css';
import classes from './dialogo-confirmar.module.css';
import { Dialogo } from './dialogo.tsx';
import { Quieto } from './quieto.tsx';

interface DialogoConfirmarProps {
  readonly abierto: boolean;
  readonly titulo: string;
  readonly children?: ReactNode;
  readonly textoConfirmar?: string;
  readonly textoCancelar?: string;
  /** Red confirmation button, for an irreversible action. */
  readonly peligro?: boolean;
  /** The confirmed action is running. */
  readonly ocupado?: boolean;
  readonly onConfirmar: () => void;
  readonly onCancelar: () => void;
}

/** Asks for the confirmation of an action; any other way of closing cancels. */
export function DialogoConfirmar(props: DialogoConfirmarProps) {
  const { abierto, titulo, children, peligro = false, ocupado = false, onConfirmar, onCancelar } = props;
  const { textoConfirmar = 'Confirmar', textoCancelar = 'Cancelar' } = props;
  return (
    <Dialogo opened={abierto} onClose={onCancelar} title={titulo}>
      <div className={classes.body}>
        <Quieto ocupado={ocupado}>{children}</Quieto>
      </div>
      <div className={shared.dialogActions}>
        <Button variant="default" onClick={onCancelar} data-autofocus>
          {textoCancelar}
        </Button>
        <BotonOcupado {...(peligro ? { color: 'red' } : {})} ocupado={ocupado} onClick={onConfirmar}>
          {textoConfirmar}
        </BotonOcupado>
      </div>
    </Dialogo>
  );
}
