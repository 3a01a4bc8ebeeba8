import type { ClaveEntregada, Cuenta, CuentaConCursos } from '@mantenible/contracts/cuenta';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { avisarExito, useAvisos } from '../../../ui/aviso/index.ts';
import { DialogoConfirmar } from '../../../ui/dialogo-confirmar.tsx';
import { activarCuenta } from '../api/activar-cuenta.ts';
import { restablecerClave } from '../api/restablecer-clave.ts';
import { avisarCursos } from '../avisar-cursos.ts';
import { labels } from '../labels.ts';

interface DialogoProps {
  readonly cuenta: Cuenta;
  readonly onCerrar: () => void;
}

/** Asks for the confirmation of a password reset; passes the new password on. */
export function DialogoRestablecer(
  props: DialogoProps & { readonly onClave: (entrega: ClaveEntregada) => void },
) {
  const { cuenta, onCerrar, onClave } = props;
  const cambio = useCambio(() => restablecerClave(cuenta._id), onClave);
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

/** Asks for the confirmation of a deactivation or activation. */
export function DialogoActivar({ cuenta, onCerrar }: DialogoProps) {
  const { activa, usuario } = cuenta;
  const hecho = (cambiada: CuentaConCursos) => {
    avisarExito(activa ? labels.desactivada : labels.activada);
    avisarCursos(cambiada);
    onCerrar();
  };
  const cambio = useCambio(() => activarCuenta(cuenta._id, !activa), hecho);
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

/** Sends a change of an account; shows a refusal beside the open dialog, and reloads the list. */
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
