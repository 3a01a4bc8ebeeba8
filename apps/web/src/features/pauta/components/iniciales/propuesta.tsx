import type { PautaPendiente } from '@mantenible/contracts/catalogo-inicial';
import { Button, Checkbox } from '@mantine/core';
import { contar } from '@mantenible/wording/contar';
import { useState } from 'react';

import { BotonOcupado } from '../../../../ui/boton-ocupado.tsx';
import classes from './iniciales.module.css';
import { ListaPendientes } from './lista-pendientes.tsx';

interface PropuestaProps {
  readonly pendientes: readonly PautaPendiente[];
  readonly anadiendo: boolean;
  readonly onAnadir: (claves: readonly string[]) => void;
  readonly onCancelar: () => void;
}

/** The guidelines to add; those deleted here are restored only with their box ticked. */
export function Propuesta({ pendientes, anadiendo, onAnadir, onCancelar }: PropuestaProps) {
  const [volver, setVolver] = useState(false);
  const nuevas = pendientes.filter(({ eliminada }) => !eliminada);
  const eliminadas = pendientes.filter(({ eliminada }) => eliminada);
  const elegidas = volver ? pendientes : nuevas;
  return (
    <>
      {nuevas.length > 0 && (
        <>
          <p>Se {fraseNuevas(nuevas.length)} al final de estas listas de verificación:</p>
          <ListaPendientes titulo="Pautas nuevas" pautas={nuevas} />
        </>
      )}
      {eliminadas.length > 0 && (
        <>
          <Checkbox
            checked={volver}
            onChange={(event) => {
              setVolver(event.currentTarget.checked);
            }}
            label={`Volver a añadir ${contar(eliminadas.length, 'pauta', 'pautas')} del catálogo inicial que aquí se eliminaron o se reescribieron`}
          />
          <ListaPendientes titulo="Pautas eliminadas o reescritas" pautas={eliminadas} />
        </>
      )}
      <p>
        No se cambia ninguna pauta de las que ya hay. Las pruebas guardadas y los borradores quedan como
        están: las pautas añadidas se preguntan en las pruebas que empiecen después.
      </p>
      <div className={classes.actions}>
        <Button variant="default" onClick={onCancelar} data-autofocus>
          Cancelar
        </Button>
        {elegidas.length > 0 && (
          <BotonOcupado
            ocupado={anadiendo}
            onClick={() => {
              onAnadir(elegidas.map(({ clave }) => clave));
            }}
          >
            Añadir {contar(elegidas.length, 'pauta', 'pautas')}
          </BotonOcupado>
        )}
      </div>
    </>
  );
}

function fraseNuevas(n: number): string {
  return n === 1 ? 'añadirá 1 pauta nueva' : `añadirán ${contar(n, 'pauta nueva', 'pautas nuevas')}`;
}
