import type { ReactNode } from 'react';

import { DialogoConfirmar } from './dialogo-confirmar.tsx';

interface DialogoEliminarProps {
  /** Noun of the record, with its article: 'la pauta'. */
  readonly cosa: string;
  readonly nombre: string;
  readonly dialogo: {
    readonly id: string | null;
    readonly confirmar: () => void;
    readonly cancelar: () => void;
    readonly eliminando: boolean;
  };
  /** Where the record can be restored from; it cannot when left out. */
  readonly restaurable?: string;
  /** Text below the question, such as the uses of the record. */
  readonly children: ReactNode;
}

/** Asks for confirmation before a record is deleted. */
export function DialogoEliminar({ cosa, nombre, dialogo, restaurable, children }: DialogoEliminarProps) {
  return (
    <DialogoConfirmar
      abierto={dialogo.id !== null}
      titulo={`¿Eliminar ${cosa}?`}
      textoConfirmar="Eliminar"
      peligro
      ocupado={dialogo.eliminando}
      onConfirmar={dialogo.confirmar}
      onCancelar={dialogo.cancelar}
    >
      <p>
        Se eliminará <strong>{nombre}</strong>. {restaurable ?? 'Esta acción no se puede deshacer.'}
      </p>
      {children}
    </DialogoConfirmar>
  );
}
