import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { paths } from '../../../../lib/paths.ts';
import { avisarNota } from '../../../../ui/aviso/index.ts';
import { DialogoConfirmar } from '../../../../ui/dialogo-confirmar.tsx';
import type { Motor } from '../../borrador/motor-borrador.ts';

interface DialogoCancelarProps {
  readonly abierto: boolean;
  readonly proyectoId: string;
  readonly motor: Motor;
  readonly onSeguir: () => void;
}

/** Confirmation of 'Cancelar' with the specified text; the draft stays, as dialog and alert state. */
export function DialogoCancelar({ abierto, proyectoId, motor, onSeguir }: DialogoCancelarProps) {
  const navegar = useNavigate();
  const cliente = useQueryClient();
  const cancelar = async () => {
    const enviado = await motor.vaciar();
    void cliente.invalidateQueries({ queryKey: ['borradores', proyectoId] });
    avisarNota(
      enviado
        ? 'El borrador se conserva: puede continuarlo desde la planificación.'
        : 'El borrador se conserva en este dispositivo hasta que vuelva la conexión.',
    );
    await navegar(paths.planificacion.href({ id: proyectoId }));
  };
  return (
    <DialogoConfirmar
      abierto={abierto}
      titulo="Cancelar la ejecución"
      textoConfirmar="Sí, cancelar"
      textoCancelar="Seguir respondiendo"
      onConfirmar={() => void cancelar()}
      onCancelar={onSeguir}
    >
      <p>Desea cancelar la ejecución de la lista de verificación?</p>
      <p>Lo que ha respondido se conserva como borrador y podrá continuarlo más tarde.</p>
    </DialogoConfirmar>
  );
}
