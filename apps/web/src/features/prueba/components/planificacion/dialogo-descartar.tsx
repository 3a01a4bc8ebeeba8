import { useMutation, useQueryClient } from '@tanstack/react-query';

import { copiasDispositivo } from '../../../../lib/copias/copias-locales.ts';
import { nombreCopiaLocal } from '../../../../lib/copias/nombres.ts';
import { toApiProblem } from '../../../../lib/api-problem.ts';
import { usePersona } from '../../../../lib/session/session.ts';
import { avisarExito, useAvisos } from '../../../../ui/aviso/index.ts';
import { DialogoConfirmar } from '../../../../ui/dialogo-confirmar.tsx';
import { descartarBorrador } from '../../api/descartar-borrador.ts';
import type { ResumenBorrador } from '../../api/listar-borradores.ts';
import { crearCopiaLocal } from '../../borrador/copia-local.ts';
import { rutaBorrador } from '../../modelo/alcance-ruta.ts';
import { etiquetaAlcance } from '../../../../lib/prueba-api/etiqueta-alcance.ts';
import { perdidaBorrador } from '../../modelo/perdida-borrador.ts';

interface DialogoDescartarProps {
  readonly proyectoId: string;
  readonly borrador: ResumenBorrador | null;
  /** With the draft whose dialog closes: the dialog may show another one meanwhile. */
  readonly onCerrar: (cerrado: ResumenBorrador | null) => void;
}

/** Asks for the confirmation of discarding an unfinished test, with its number of answers. */
export function DialogoDescartar({ proyectoId, borrador, onCerrar }: DialogoDescartarProps) {
  const { sub } = usePersona();
  const cliente = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  const descartar = useMutation({
    onMutate: resolver,
    mutationFn: async (elegido: ResumenBorrador) => {
      const ejecucion = { proyectoId, ...elegido };
      await descartarBorrador(ejecucion, elegido._id);
      crearCopiaLocal(copiasDispositivo, nombreCopiaLocal(sub, rutaBorrador(ejecucion))).escribir(null);
    },
    onSuccess: () => {
      avisarExito('Borrador descartado.');
    },
    onError: (error) => {
      avisarError('No se pudo descartar el borrador.', toApiProblem(error).mensaje);
    },
    onSettled: (_dado, _error, elegido) => {
      onCerrar(elegido);
      return cliente.invalidateQueries({ queryKey: ['borradores', proyectoId] });
    },
  });
  return (
    <DialogoConfirmar
      abierto={borrador !== null}
      titulo="Descartar el borrador"
      textoConfirmar="Descartar"
      peligro
      ocupado={descartar.isPending}
      onCancelar={() => {
        onCerrar(borrador);
      }}
      onConfirmar={() => {
        if (borrador) descartar.mutate(borrador);
      }}
    >
      {borrador && (
        <p>
          {perdidaBorrador(borrador.respondidas)} de «{etiquetaAlcance(borrador)}». Las pruebas ya guardadas
          no cambian.
        </p>
      )}
    </DialogoConfirmar>
  );
}
