import { Button } from '@mantine/core';

import shared from './shared.module.css';
import { Dialogo } from './dialogo.tsx';

interface DialogoConflictoProps {
  readonly abierto: boolean;
  readonly onRecargar: () => void;
  readonly onSobrescribir: () => void;
  readonly onCerrar: () => void;
}

/** Another person or window changed the record meanwhile (412): reload it, overwrite it, or continue to edit. */
export function DialogoConflicto({ abierto, onRecargar, onSobrescribir, onCerrar }: DialogoConflictoProps) {
  return (
    <Dialogo opened={abierto} onClose={onCerrar} title="Este registro cambió mientras usted lo editaba">
      <p>
        Otra persona, o usted en otra ventana, guardó cambios. Puede recargar el registro y perder lo que ha
        escrito, o sobrescribirlo con su versión.
      </p>
      <div className={shared.dialogActions}>
        <Button variant="default" onClick={onRecargar} data-autofocus>
          Recargar
        </Button>
        <Button color="red" onClick={onSobrescribir}>
          Sobrescribir
        </Button>
      </div>
    </Dialogo>
  );
}
