import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';

import { paths } from '../../../../lib/paths.ts';
import { avisarNota, useAvisos } from '../../../../ui/aviso/index.ts';
import { DialogoConfirmar } from '../../../../ui/dialogo-confirmar.tsx';
import type { Motor } from '../../borrador/motor-borrador.ts';
import type { Sincronia } from '../../borrador/sincronia.ts';

interface DialogoCancelarProps {
  readonly abierto: boolean;
  readonly proyectoId: string;
  readonly motor: Motor;
  readonly onSeguir: () => void;
}

/** Place of the draft after the last attempt to send it; null when neither server nor device has its changes. */
function lugarDelBorrador(enviado: boolean, sincronia: Sincronia): string | null {
  if (enviado) return 'El borrador se conserva: puede continuarlo desde la planificación.';
  if ('conservado' in sincronia && !sincronia.conservado) return null;
  return sincronia.fase === 'rechazado'
    ? 'El borrador se conserva en este dispositivo: el servidor no aceptó los últimos cambios.'
    : 'El borrador se conserva en este dispositivo hasta que vuelva la conexión.';
}

/** Whether there is anything to keep: a title, an answer, a comment or a piece of evidence. */
function hayRespuestas(motor: Motor): boolean {
  const { titulo, respuestas } = motor.vista().borrador;
  return (
    titulo.texto.trim() !== '' ||
    Object.values(respuestas).some(
      ({ nivel, comentario, evidencias = [] }) =>
        nivel !== null || comentario.trim() !== '' || evidencias.length > 0,
    )
  );
}

/** Confirmation of 'Cancelar' with the specified text; the draft stays, as dialog and alert state. */
export function DialogoCancelar({ abierto, proyectoId, motor, onSeguir }: DialogoCancelarProps) {
  const navegar = useNavigate();
  const cliente = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  const [saliendo, setSaliendo] = useState(false);
  const salida = useRef(0);
  const seguir = () => {
    salida.current += 1;
    onSeguir();
  };
  const cancelar = async () => {
    const esta = (salida.current += 1);
    resolver();
    setSaliendo(true);
    const enviado = await motor.vaciar();
    setSaliendo(false);
    // 'Seguir respondiendo' was pressed while the changes were sent.
    if (esta !== salida.current) return;
    const lugar = lugarDelBorrador(enviado, motor.vista().sincronia);
    if (lugar === null) {
      avisarError(
        'La prueba sigue abierta.',
        'Los últimos cambios no se pudieron guardar ni en el servidor ni en este dispositivo.',
      );
      seguir();
      return;
    }
    void cliente.invalidateQueries({ queryKey: ['borradores', proyectoId] });
    if (hayRespuestas(motor)) avisarNota(lugar);
    await navegar(paths.planificacion.href({ id: proyectoId }));
  };
  return (
    <DialogoConfirmar
      abierto={abierto}
      titulo="Cancelar la ejecución"
      textoConfirmar="Sí, cancelar"
      textoCancelar="Seguir respondiendo"
      ocupado={saliendo}
      onConfirmar={() => void cancelar()}
      onCancelar={seguir}
    >
      <p>Desea cancelar la ejecución de la lista de verificación?</p>
      {hayRespuestas(motor) && (
        <p>Lo que ha respondido se conserva como borrador y podrá continuarlo más tarde.</p>
      )}
    </DialogoConfirmar>
  );
}
