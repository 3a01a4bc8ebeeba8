import type { ClaveEntregada } from '@mantenible/contracts/cuenta';
import { Button } from '@mantine/core';

import { BotonCopiar } from '../../../ui/boton-copiar.tsx';
import shared from '../../../ui/shared.module.css';
import { Dialogo } from '../../../ui/dialogo.tsx';
import classes from './cuentas.module.css';

interface DialogoClaveProps {
  readonly entrega: ClaveEntregada;
  readonly onCerrar: () => void;
}

/** Shows an initial password once: only its button closes it, neither Escape nor a click outside. */
export function DialogoClave({ entrega: { usuario, clave }, onCerrar }: DialogoClaveProps) {
  return (
    <Dialogo
      opened
      onClose={onCerrar}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
      title={`Contraseña inicial de ${usuario}`}
    >
      <p className={classes.password}>
        <code>{clave}</code>
        <BotonCopiar nombre="Contraseña" texto={clave} textoCopiado="Contraseña copiada" />
      </p>
      <p>Entréguela a la persona: solo se muestra esta vez. Al iniciar sesión se le pedirá que elija otra.</p>
      <div className={shared.dialogActions}>
        <Button onClick={onCerrar}>Ya la he guardado</Button>
      </div>
    </Dialogo>
  );
}
