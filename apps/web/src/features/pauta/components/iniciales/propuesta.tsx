import type { PautaPendiente } from '@mantenible/contracts/catalogo-inicial';
import { Button, Checkbox } from '@mantine/core';
import { contar } from '@mantenible/wording/contar';
import { useState } from 'react';

import { BotonOcupado } from '../../../../ui/boton-ocupado.tsx';
import shared from '../../../../ui/shared.module.css';
import { ListaPendientes } from './lista-pendientes.tsx';

interface PropuestaProps {
  readonly pendientes: readonly PautaPendiente[];
  readonly anadiendo: boolean;
  readonly onAnadir: (claves: readonly string[]) => void;
  readonly onCancelar: () => void;
}

/** The guidelines to add or to bring up to date; those deleted here are restored only with their box ticked. */
export function Propuesta({ pendientes, anadiendo, onAnadir, onCancelar }: PropuestaProps) {
  const [volver, setVolver] = useState(false);
  const [medir, setMedir] = useState(true);
  const [renovar, setRenovar] = useState(true);
  const sinMedida = pendientes.filter(({ falta }) => falta === 'medida');
  const anteriores = pendientes.filter(({ falta }) => falta === 'texto');
  const nuevas = pendientes.filter(({ eliminada, falta }) => falta === 'pauta' && !eliminada);
  const eliminadas = pendientes.filter(({ eliminada }) => eliminada);
  const elegidas = [
    ...nuevas,
    ...(volver ? eliminadas : []),
    ...(medir ? sinMedida : []),
    ...(renovar ? anteriores : []),
  ];
  return (
    <>
      <Nuevas pautas={nuevas} />
      <Opcional
        titulo="Pautas eliminadas o reescritas"
        pautas={eliminadas}
        marcada={volver}
        onMarcar={setVolver}
        etiqueta={(pautas) =>
          `Volver a añadir ${pautas} del catálogo inicial que aquí se eliminaron o se reescribieron`
        }
      />
      <Opcional
        titulo="Pautas sin su medida"
        pautas={sinMedida}
        marcada={medir}
        onMarcar={setMedir}
        etiqueta={(pautas) =>
          `Relacionar con su medida del análisis ${pautas} que ya están, sin cambiar sus textos ni sus niveles`
        }
      />
      <Opcional
        titulo="Pautas de la edición anterior"
        pautas={anteriores}
        marcada={renovar}
        onMarcar={setRenovar}
        etiqueta={(pautas) =>
          `Actualizar ${pautas} que siguen como vinieron en la edición anterior: su pregunta, sus niveles y su medida`
        }
      />
      <Botones elegidas={elegidas} anadiendo={anadiendo} onAnadir={onAnadir} onCancelar={onCancelar} />
    </>
  );
}

/** The guidelines that are always added. */
function Nuevas({ pautas }: { readonly pautas: readonly PautaPendiente[] }) {
  if (pautas.length === 0) return null;
  return (
    <>
      <p>Se {fraseNuevas(pautas.length)} al final de estas listas de verificación:</p>
      <ListaPendientes titulo="Pautas nuevas" pautas={pautas} />
    </>
  );
}

interface OpcionalProps {
  readonly titulo: string;
  readonly pautas: readonly PautaPendiente[];
  readonly marcada: boolean;
  readonly onMarcar: (marcada: boolean) => void;
  /** Label of the box, for '3 pautas'. */
  readonly etiqueta: (pautas: string) => string;
}

/** Guidelines that are added only with their box ticked. */
function Opcional({ titulo, pautas, marcada, onMarcar, etiqueta }: OpcionalProps) {
  if (pautas.length === 0) return null;
  return (
    <>
      <Checkbox
        checked={marcada}
        onChange={(event) => {
          onMarcar(event.currentTarget.checked);
        }}
        label={etiqueta(contar(pautas.length, 'pauta', 'pautas'))}
      />
      <ListaPendientes titulo={titulo} pautas={pautas} />
    </>
  );
}

interface BotonesProps extends BotonAnadirProps {
  readonly onCancelar: () => void;
}

/** What stays as it is, and the buttons. */
function Botones({ elegidas, anadiendo, onAnadir, onCancelar }: BotonesProps) {
  return (
    <>
      <p>
        No se cambia ninguna otra pauta de las que ya hay. Las pruebas guardadas y los borradores quedan como
        están: las pautas añadidas o actualizadas se preguntan en las pruebas que empiecen después.
      </p>
      <div className={shared.dialogActions}>
        <Button variant="default" onClick={onCancelar} data-autofocus>
          Cancelar
        </Button>
        {elegidas.length > 0 && <BotonAnadir elegidas={elegidas} anadiendo={anadiendo} onAnadir={onAnadir} />}
      </div>
    </>
  );
}

interface BotonAnadirProps extends Pick<PropuestaProps, 'anadiendo' | 'onAnadir'> {
  readonly elegidas: readonly PautaPendiente[];
}

function BotonAnadir({ elegidas, anadiendo, onAnadir }: BotonAnadirProps) {
  return (
    <BotonOcupado
      ocupado={anadiendo}
      onClick={() => {
        onAnadir(elegidas.map(({ clave }) => clave));
      }}
    >
      {textoAnadir(elegidas)}
    </BotonOcupado>
  );
}

function textoAnadir(elegidas: readonly PautaPendiente[]): string {
  const cuantas = (buscada: PautaPendiente['falta']) =>
    elegidas.filter(({ falta }) => falta === buscada).length;
  const [pautas, medidas, textos] = [cuantas('pauta'), cuantas('medida'), cuantas('texto')];
  const partes = [
    ...(pautas > 0 ? [contar(pautas, 'pauta', 'pautas')] : []),
    ...(medidas > 0 ? [contar(medidas, 'medida', 'medidas')] : []),
  ];
  const anadir = `Añadir ${partes.join(' y ')}`;
  if (textos === 0) return anadir;
  const cambios = contar(textos, 'pauta', 'pautas');
  return partes.length === 0 ? `Actualizar ${cambios}` : `${anadir} y actualizar ${cambios}`;
}

function fraseNuevas(n: number): string {
  return n === 1 ? 'añadirá 1 pauta nueva' : `añadirán ${contar(n, 'pauta nueva', 'pautas nuevas')}`;
}
