import type { PreguntaPlan } from '@mantenible/domain/respuesta';
import { Button } from '@mantine/core';
import { useState } from 'react';

import { BotonExplicado } from '../../../../ui/boton-explicado.tsx';
import type { Motor } from '../../borrador/motor-borrador.ts';
import type { Ejecucion } from '../../modelo/alcance-ruta.ts';
import { DialogoCancelar } from './dialogo-cancelar.tsx';
import { DialogoGuardada } from './dialogo-guardada.tsx';
import { DialogoSinBorrador } from './dialogo-sin-borrador.tsx';
import classes from './ejecucion.module.css';
import type { useGuardar } from './use-guardar.ts';

interface BotonesEjecucionProps {
  readonly ejecucion: Ejecucion;
  readonly preguntas: readonly PreguntaPlan[];
  readonly motor: Motor;
  readonly guardar: ReturnType<typeof useGuardar>;
  /** Reason why the test cannot be saved yet; null when it can. */
  readonly motivo: string | null;
  /** Leads to what is missing. */
  readonly onFaltante: () => void;
  /** Called when the draft no longer exists and that of the scope is to be opened. */
  readonly onAbrirActual: () => void;
}

/** 'Guardar respuestas' and 'Cancelar', each with the dialog that it may open. */
export function BotonesEjecucion(props: BotonesEjecucionProps) {
  const { ejecucion, preguntas, motor, guardar, motivo, onFaltante, onAbrirActual } = props;
  const { guardado, sinBorrador, porOtra, cerrar } = guardar;
  const { titulo, respuestas } = motor.vista().borrador;
  return (
    <>
      <div className={classes.actions}>
        <BotonExplicado
          motivo={motivo}
          onFaltante={onFaltante}
          ocupado={guardado.isPending}
          onClick={() => {
            guardado.mutate({});
          }}
        >
          Guardar respuestas
        </BotonExplicado>
        <BotonCancelar proyectoId={ejecucion.proyectoId} motor={motor} />
      </div>
      <DialogoGuardada
        motivo={porOtra}
        ejecucion={ejecucion}
        preguntas={preguntas}
        titulo={titulo.texto}
        respuestas={respuestas}
        ocupado={guardado.isPending}
        onCerrar={cerrar}
        onSegundo={() => {
          guardado.mutate({ segundo: true });
        }}
      />
      <DialogoSinBorrador
        abierto={sinBorrador}
        ocupado={guardado.isPending}
        textoCerrar="Seguir en esta página"
        onCerrar={cerrar}
        onGuardar={() => {
          guardado.mutate({ propia: true });
        }}
        onAbrir={() => {
          motor.terminado();
          onAbrirActual();
        }}
      />
    </>
  );
}

interface BotonCancelarProps {
  readonly proyectoId: string;
  readonly motor: Motor;
}

function BotonCancelar({ proyectoId, motor }: BotonCancelarProps) {
  const [cancelando, setCancelando] = useState(false);
  return (
    <>
      <Button
        variant="default"
        onClick={() => {
          setCancelando(true);
        }}
      >
        Cancelar
      </Button>
      <DialogoCancelar
        abierto={cancelando}
        proyectoId={proyectoId}
        motor={motor}
        onSeguir={() => {
          setCancelando(false);
        }}
      />
    </>
  );
}
