import type { LoQueSeVa, PersonaBuscada } from '@mantenible/domain/datos-personales';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { avisarExito, useAvisos } from '../../../ui/aviso/index.ts';
import { DialogoConfirmar } from '../../../ui/dialogo-confirmar.tsx';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { eliminarPersona } from '../api/eliminar-persona.ts';
import { leerBorradoQuery } from '../api/leer-borrado.ts';
import { ListaDePartes } from './lista-de-partes.tsx';
import { loQueQueda, loQueSeElimina } from './lo-que-se-va.ts';

interface DialogoBorradoProps {
  /** The person to be erased; null while the dialog is closed. */
  readonly persona: PersonaBuscada | null;
  readonly onCerrar: () => void;
}

/** Asks before a person is erased, with what goes and what stays. */
export function DialogoBorrado({ persona, onCerrar }: DialogoBorradoProps) {
  const consulta = useQuery(leerBorradoQuery(persona?.sub ?? null));
  const queryClient = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  const borrado = useMutation({
    onMutate: resolver,
    mutationFn: eliminarPersona,
    onSuccess: () => {
      avisarExito('Los datos de la persona se han eliminado.');
    },
    onError: (error) => {
      avisarError('No se pudieron eliminar los datos.', toApiProblem(error).mensaje);
    },
    onSettled: () => {
      onCerrar();
      return queryClient.invalidateQueries();
    },
  });
  return (
    <DialogoConfirmar
      abierto={persona !== null}
      titulo="¿Eliminar los datos de esta persona?"
      textoConfirmar="Eliminar sus datos"
      peligro
      ocupado={borrado.isPending}
      onConfirmar={() => {
        if (persona !== null && consulta.data !== undefined) borrado.mutate(persona.sub);
      }}
      onCancelar={onCerrar}
    >
      <p>
        <strong>{persona?.nombre}</strong>. Esta acción no se puede deshacer: ofrézcale antes sus datos como
        archivo.
      </p>
      <EstadoConsulta consulta={consulta}>{({ cuenta }) => <Numeros cuenta={cuenta} />}</EstadoConsulta>
    </DialogoConfirmar>
  );
}

function Numeros({ cuenta }: { readonly cuenta: LoQueSeVa }) {
  return (
    <>
      <p>Se elimina:</p>
      <ListaDePartes partes={loQueSeElimina(cuenta)} />
      <p>Queda, a nombre de «Persona eliminada»:</p>
      <ListaDePartes partes={loQueQueda(cuenta)} />
      {cuenta.cuenta === 0 && <p>Su cuenta la elimina quien administra el proveedor de identidad.</p>}
    </>
  );
}
