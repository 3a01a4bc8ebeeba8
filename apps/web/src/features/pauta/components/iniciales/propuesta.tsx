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
  const [medir, setMedir] = useState(true);
  const sinMedida = pendientes.filter(({ falta }) => falta === 'medida');
  const nuevas = pendientes.filter(({ eliminada, falta }) => falta === 'pauta' && !eliminada);
  const eliminadas = pendientes.filter(({ eliminada }) => eliminada);
  const elegidas = [...nuevas, ...(volver ? eliminadas : []), ...(medir ? sinMedida : [])];
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
      {sinMedida.length > 0 && (
        <>
          <Checkbox
            checked={medir}
            onChange={(event) => {
              setMedir(event.currentTarget.checked);
            }}
            label={`Relacionar con su medida del análisis ${contar(sinMedida.length, 'pauta', 'pautas')} que ya están, sin cambiar sus textos ni sus niveles`}
          />
          <ListaPendientes titulo="Pautas sin su medida" pautas={sinMedida} />
        </>
      )}
      <p>
        No se cambia ninguna otra pauta de las que ya hay. Las pruebas guardadas y los borradores quedan como
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
            {textoAnadir(elegidas)}
          </BotonOcupado>
        )}
      </div>
    </>
  );
}

function textoAnadir(elegidas: readonly PautaPendiente[]): string {
  const medidas = elegidas.filter(({ falta }) => falta === 'medida').length;
  const pautas = elegidas.length - medidas;
  const partes = [
    ...(pautas > 0 ? [contar(pautas, 'pauta', 'pautas')] : []),
    ...(medidas > 0 ? [contar(medidas, 'medida', 'medidas')] : []),
  ];
  return `Añadir ${partes.join(' y ')}`;
}

function fraseNuevas(n: number): string {
  return n === 1 ? 'añadirá 1 pauta nueva' : `añadirán ${contar(n, 'pauta nueva', 'pautas nuevas')}`;
}
