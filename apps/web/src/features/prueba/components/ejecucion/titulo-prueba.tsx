import { TextInput } from '@mantine/core';
import type { Ref } from 'react';

import { claveTitulo, type EstadoBorrador } from '../../borrador/estado-borrador.ts';
import type { Motor } from '../../borrador/motor-borrador.ts';
import { AvisoOtraPestana } from './aviso-otra-pestana.tsx';
import classes from './ejecucion.module.css';

interface TituloPruebaProps {
  readonly ref: Ref<HTMLInputElement>;
  /** The title on screen. */
  readonly titulo: string;
  readonly borrador: EstadoBorrador;
  readonly motor: Motor;
}

/** The title under which the test is saved. */
export function TituloPrueba({ ref, titulo, borrador, motor }: TituloPruebaProps) {
  return (
    <>
      <TextInput
        ref={ref}
        className={classes.titleField ?? ''}
        label="Título de la prueba"
        description="Con este título aparecerá en el repositorio de pruebas y en el reporte."
        required
        maxLength={300}
        autoComplete="off"
        value={titulo}
        onChange={(evento) => {
          motor.titular(evento.currentTarget.value);
        }}
      />
      {borrador.ajenas.includes(claveTitulo) && (
        <AvisoOtraPestana
          onLeido={() => {
            motor.leerAviso(claveTitulo);
          }}
        />
      )}
    </>
  );
}
