import type { ClaveEntregada, Cuenta } from '@mantenible/contracts/cuenta';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { avisarExito, useAvisos } from '../../../ui/aviso/index.ts';
import { DialogoConfirmar } from '../../../ui/dialogo-confirmar.tsx';
import { activateCuenta } from '../api/activate-cuenta.ts';
import { resetClave } from '../api/reset-clave.ts';
import { labels } from '../labels.ts';

interface DialogoProps {
  readonly cuenta: Cuenta;
  readonly onCerrar: () => void;
}

/** Asks before a password is reset; hands over the new one. */
export function DialogoRestablecer(
  props: DialogoProps & { readonly onClave: (entrega: ClaveEntregada) => void },
) {
  const { cuenta, onCerrar, onClave } = props;
  const cambio = useCambio(() => resetClave(cuenta._id), onClave);
  return (
    <DialogoConfirmar
      abierto
      titulo={`¿Restablecer la contraseña de ${cuenta.usuario}?`}
      textoConfirmar="Restablecer"
      ocupado={cambio.isPending}
      onConfirmar={cambio.mutate}
      onCancelar={onCerrar}
    >
      La contraseña actual dejará de servir y se cerrarán las sesiones de <bdi>{cuenta.nombre}</bdi>. Verá la
      contraseña nueva una sola vez.
    </DialogoConfirmar>
  );
}

/** Asks before an account is deactivated, or activated again. */
export function DialogoActivar({ cuenta, onCerrar }: DialogoProps) {
  const { activa, usuario } = cuenta;
  const hecho = () => {
    avisarExito(activa ? labels.desactivada : labels.activada);
    onCerrar();
  };
  const cambio = useCambio(() => activateCuenta(cuenta._id, !activa), hecho);
  return (
    <DialogoConfirmar
      abierto
      titulo={`¿${activa ? 'Desactivar' : 'Activar'} la cuenta ${usuario}?`}
      textoConfirmar={activa ? 'Desactivar' : 'Activar'}
      peligro={activa}
      ocupado={cambio.isPending}
      onConfirmar={cambio.mutate}
      onCancelar={onCerrar}
    >
      {activa
        ? 'Se cerrarán sus sesiones y no podrá iniciar otra. Sus proyectos y pruebas se conservan.'
        : 'Podrá iniciar sesión de nuevo con la contraseña que tenía.'}
    </DialogoConfirmar>
  );
}

/** One change of an account; a refusal is said beside the open dialog, and the list is read anew. */
function useCambio<T>(cambiar: () => Promise<T>, onHecho: (valor: T) => void) {
  const queryClient = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  const mutation = useMutation({
    onMutate: resolver,
    mutationFn: cambiar,
    onSuccess: onHecho,
    onError: (error) => {
      avisarError(labels.errorCambiar, toApiProblem(error).mensaje);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['cuentas'] }),
  });
  return {
    isPending: mutation.isPending,
    mutate: () => {
      mutation.mutate();
    },
  };
}
