import { Button } from '@mantine/core';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { useDelete } from '../../../lib/forms/use-delete.ts';
import { DialogoEliminar } from '../../../ui/dialogo-eliminar.tsx';
import { comienzoDe } from './comienzo-de.ts';

interface EliminarTextoProps {
  readonly cosa: 'el comentario' | 'la respuesta' | 'la frase';
  readonly uno: { readonly _id: string; readonly texto: string };
  readonly eliminar: (id: string) => Promise<void>;
}

/** Deletes one's own words, after a confirmation; the dialog goes with them, so that the list takes the focus. */
export function EliminarTexto({ cosa, uno: { _id, texto }, eliminar }: EliminarTextoProps) {
  const dialogo = useDelete({
    textoExito: `Se eliminó ${cosa}.`,
    textoError: `No se pudo eliminar ${cosa}.`,
    remove: async (id) => {
      await eliminar(id).catch((error: unknown) => {
        // Another window deleted it before.
        if (toApiProblem(error).status !== 404) throw error;
      });
    },
  });
  const nombre = `«${comienzoDe(texto)}»`;
  return (
    <>
      <Button
        size="xs"
        variant="subtle"
        aria-label={`Eliminar ${cosa} ${nombre}`}
        onClick={() => {
          dialogo.abrir(_id);
        }}
      >
        Eliminar
      </Button>
      <DialogoEliminar cosa={cosa} nombre={nombre} dialogo={dialogo}>
        {null}
      </DialogoEliminar>
    </>
  );
}
