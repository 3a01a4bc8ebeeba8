import { Button } from '@mantine/core';

import shared from './shared.module.css';
import { Dialogo } from './dialogo.tsx';

interface DialogoConflictoProps {
  /** The save that was refused. */
  readonly guardado: {
    readonly conflicto: boolean;
    readonly sobrescribir: () => void;
    readonly cerrarConflicto: () => void;
  };
  readonly onRecargar: () => void;
}

/** Another person or window changed the record meanwhile (412): reload it, overwrite it, or continue to edit. */
export function DialogoConflicto({ guardado, onRecargar }: DialogoConflictoProps) {
  return (
    <Dialogo
      opened={guardado.conflicto}
      onClose={guardado.cerrarConflicto}
      title="Este registro cambió mientras usted lo editaba"
    >
      <p>
        Otra persona, o usted en otra ventana, guardó cambios. Puede recargar el registro y perder lo que ha
        escrito, o sobrescribirlo con su versión.
      </p>
      <div className={shared.dialogActions}>
        <Button variant="default" onClick={onRecargar} data-autofocus>
          Recargar
        </Button>
        <Button color="red" onClick={guardado.sobrescribir}>
          Sobrescribir
        </Button>
      </div>
    </Dialogo>
  );
}
