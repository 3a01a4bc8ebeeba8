import { Button } from '@mantine/core';
import { useState } from 'react';

import { BotonExplicado } from '../../../../ui/boton-explicado.tsx';
import type { Motor } from '../../borrador/motor-borrador.ts';
import { DialogoCancelar } from './dialogo-cancelar.tsx';
import { DialogoSinBorrador } from './dialogo-sin-borrador.tsx';
import classes from './ejecucion.module.css';
import type { useGuardar } from './use-guardar.ts';

interface BotonesEjecucionProps {
  readonly proyectoId: string;
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
  const { proyectoId, motor, guardar, motivo, onFaltante, onAbrirActual } = props;
  const { guardado, sinBorrador, cerrar } = guardar;
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
        <BotonCancelar proyectoId={proyectoId} motor={motor} />
      </div>
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

function BotonCancelar({ proyectoId, motor }: Pick<BotonesEjecucionProps, 'proyectoId' | 'motor'>) {
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
