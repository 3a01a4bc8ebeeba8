import type { AnalisisHecho } from '@mantenible/domain/escaneo';
import { nombreDePartida } from '@mantenible/domain/partida';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, type ReactNode, type RefObject } from 'react';

import type { GuiaProps } from '../../../../lib/escaneo/analizado.ts';
import { desdePartida, leerPartidaQuery } from '../../../../lib/partida-api/leer-partida.ts';
import type { Entrada } from '../../../../lib/incidencia/indice.ts';
import { Vacio } from '../../../../ui/estado-consulta/index.ts';
import comunes from '../guia.module.css';
import type { Nuevas } from '../lista/filtrar.ts';
import classes from './nuevas.module.css';
import { opcionesDeAnalisis } from './opciones.ts';
import { SoloNuevas } from './solo-nuevas.tsx';

interface NuevasDesdeProps extends Pick<GuiaProps, 'proyectoId' | 'terminados'> {
  readonly entradas: readonly Entrada[];
  /** Id of the analysis in the page's address; empty without the filter. */
  readonly desde: string;
  readonly onCambio: (desde: string) => void;
  /** Draws the issues that the filter leaves; null leaves all. */
  readonly children: (nuevas: Nuevas) => ReactNode;
}

/** Filter 'Nuevas desde': an earlier analysis of the history, and the issues that it did not have. */
export function NuevasDesde(props: NuevasDesdeProps) {
  const { proyectoId, terminados, entradas, desde, onCambio, children } = props;
  const eleccion = useRef<HTMLSelectElement>(null);
  const partida = usePartida(proyectoId, terminados !== null && terminados.length > 0);
  if (terminados === null) return <SinHistoria>{children(null)}</SinHistoria>;
  const [ultimo, ...previos] = terminados;
  const elegido = previos.find(({ id }) => id === desde);
  const desdeElla = desde === desdePartida;
  const quitar = (
    <Button
      variant="light"
      onClick={() => {
        onCambio('');
        eleccion.current?.focus();
      }}
    >
      Mostrar todas las incidencias
    </Button>
  );
  return (
    <>
      {(previos.length > 0 || partida !== null) && (
        <Eleccion ref={eleccion} previos={previos} partida={partida} desde={desde} onCambio={onCambio} />
      )}
      {desde === '' && children(null)}
      {desde !== '' && (!ultimo || (!elegido && !desdeElla)) && (
        <Vacio texto="El análisis pedido en «Nuevas desde» no está entre los anteriores que se conservan. Elija otro, o vea todas las incidencias.">
          {quitar}
        </Vacio>
      )}
      {ultimo && (elegido ?? desdeElla) && (
        <SoloNuevas
          proyectoId={proyectoId}
          entradas={entradas}
          par={{ antes: elegido?.id ?? null, despues: ultimo.id }}
          quitar={quitar}
        >
          {children}
        </SoloNuevas>
      )}
    </>
  );
}

function SinHistoria({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <p className={comunes.note}>
        «Nuevas desde» no se ofrece aquí: el servicio de análisis no conserva las incidencias de los análisis
        anteriores.
      </p>
      {children}
    </>
  );
}

/** Name of the project's starting point; null without one, and until it is read. */
function usePartida(proyectoId: string, hayAnalisis: boolean): string | null {
  const { data } = useQuery({ ...leerPartidaQuery(proyectoId), enabled: hayAnalisis });
  return data?.partida ? nombreDePartida(data.partida) : null;
}

interface EleccionProps extends Pick<NuevasDesdeProps, 'desde' | 'onCambio'> {
  readonly ref: RefObject<HTMLSelectElement | null>;
  readonly previos: readonly AnalisisHecho[];
  readonly partida: string | null;
}

function Eleccion({ ref, previos, partida, desde, onCambio }: EleccionProps) {
  const opciones = [
    ...(partida === null ? [] : [{ value: desdePartida, label: `El punto de partida: ${partida}` }]),
    ...opcionesDeAnalisis(previos),
  ];
  const perdido = desde !== '' && opciones.every(({ value }) => value !== desde);
  return (
    <NativeSelect
      ref={ref}
      className={classes.since}
      label="Nuevas desde"
      data={[
        { value: '', label: 'Todas las incidencias' },
        ...(perdido ? [{ value: desde, label: 'Un análisis que no se conserva' }] : []),
        ...opciones,
      ]}
      value={desde}
      onChange={({ currentTarget: { value } }) => {
        onCambio(value);
      }}
    />
  );
}
