import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconBook, IconCheck, IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { Dialogo } from '../../../ui/dialogo.tsx';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { useTelefono } from '../../../ui/use-telefono.ts';
import type { Analizado } from '../../../lib/escaneo/analizado.ts';
import { nombreEstado, nombreEtiqueta, nombreTipo } from '../../../lib/incidencia/etiquetas.ts';
import { textoTiempoEstimado } from '../../../lib/incidencia/esfuerzo.ts';
import type { Entrada } from '../../../lib/incidencia/indice.ts';
import { textoLineas } from '../../../lib/incidencia/lineas-afectadas.ts';
import { ordenar } from '../../../lib/incidencia/ordenar.ts';
import { MensajeIncidencia } from '../../../lib/incidencia/mensaje-incidencia.tsx';
import { EtiquetaSeveridad } from '../../../lib/incidencia/etiqueta-severidad.tsx';
import { codigoQuery } from './codigo-query.ts';
import classes from './dialogo-codigo.module.css';
import { PasarIncidencias } from './pasar-incidencias.tsx';
import { UsarComoEvidencia } from './usar-como-evidencia.tsx';

interface DialogoCodigoProps {
  readonly analizado: Analizado;
  /** All issues of the project; those of the same file are marked. */
  readonly entradas: readonly Entrada[];
  /** The issue whose source is shown; null while the dialog is closed. */
  readonly elegida: Entrada | null;
  /** True while another dialog covers this one: Escape then belongs to that dialog. */
  readonly debajo: boolean;
  readonly onElegir: (entrada: Entrada) => void;
  readonly onVerFicha: (entrada: Entrada) => void;
  readonly onCerrar: () => void;
  /** What a person decided about the issue, and the button to decide. */
  readonly marca: ReactNode;
}

/** 'Ver Código': source of an issue's file, scrolled to the affected lines, with the message below them. */
export function DialogoCodigo(props: DialogoCodigoProps) {
  const { elegida, debajo, onCerrar, ...contenido } = props;
  const telefono = useTelefono();
  return (
    <Dialogo
      opened={elegida !== null}
      onClose={onCerrar}
      size="75rem"
      closeOnEscape={!debajo}
      fullScreen={telefono}
      title={<bdi className={classes.path}>{elegida?.incidencia.archivo}</bdi>}
    >
      {elegida && <Contenido {...contenido} elegida={elegida} />}
    </Dialogo>
  );
}

type ContenidoProps = Omit<DialogoCodigoProps, 'elegida' | 'debajo' | 'onCerrar'> & {
  readonly elegida: Entrada;
};

function Contenido({ analizado, entradas, elegida, onElegir, onVerFicha, marca }: ContenidoProps) {
  const { incidencia } = elegida;
  const { archivo } = incidencia;
  const delArchivo = delMismoArchivo(entradas, archivo);
  const consulta = useQuery(codigoQuery(analizado, archivo));
  return (
    <div className={classes.body}>
      <p className={classes.message}>
        <MensajeIncidencia entrada={elegida} />
      </p>
      <Datos entrada={elegida} />
      {marca}
      <div className={classes.tools}>
        <PasarIncidencias entradas={delArchivo} elegida={elegida} onElegir={onElegir} />
        <div className={classes.copy}>
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconBook size={16} aria-hidden />}
            onClick={() => {
              onVerFicha(elegida);
            }}
          >
            Ver ficha de la regla
          </Button>
          <BotonCopiarRuta ruta={archivo} />
          {analizado.origen && (
            <UsarComoEvidencia
              proyectoId={analizado.proyectoId}
              origen={analizado.origen}
              incidencia={incidencia}
            />
          )}
        </div>
      </div>
      <EstadoConsulta
        consulta={consulta}
        textoCargando="Cargando..."
        textoFallo="Error al cargar el archivo."
      >
        {({ texto, Visor }) => (
          <Visor path={archivo} texto={texto} entradas={delArchivo} elegida={elegida} onElegir={onElegir} />
        )}
      </EstadoConsulta>
    </div>
  );
}

/** Issues of one file, in the order of its lines. */
function delMismoArchivo(entradas: readonly Entrada[], archivo: string): readonly Entrada[] {
  return ordenar(
    entradas.filter((entrada) => entrada.incidencia.archivo === archivo),
    'linea',
    false,
  );
}

function Datos({ entrada: { incidencia, severidad } }: { readonly entrada: Entrada }) {
  const { regla, estado, tipo, categoria, tiempo_estimado: tiempo } = incidencia;
  return (
    //  eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable block must be reachable by keyboard
    <ul className={classes.facts} tabIndex={0} aria-label="Datos de la incidencia">
      <li>
        <EtiquetaSeveridad severidad={severidad} />
      </li>
      <li>{textoLineas(incidencia)}</li>
      <li>Tiempo estimado: {textoTiempoEstimado(tiempo)}</li>
      <li>
        Regla{' '}
        <code>
          <bdi>{regla}</bdi>
        </code>
      </li>
      <li>{nombreEstado(estado)}</li>
      <li>{nombreTipo(tipo)}</li>
      {categoria.length > 0 && (
        <li>
          <bdi>{categoria.map(nombreEtiqueta).join(', ')}</bdi>
        </li>
      )}
    </ul>
  );
}

function BotonCopiarRuta({ ruta }: { readonly ruta: string }) {
  const { copied, copy, error } = useClipboard({ timeout: 3000 });
  const Icono = copied ? IconCheck : IconCopy;
  return (
    <div className={classes.copy}>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<Icono size={16} aria-hidden />}
        onClick={() => {
          copy(ruta);
        }}
      >
        Copiar ruta
      </Button>
      <span role="status">
        {copied && 'Ruta copiada'}
        {error && 'No se pudo copiar la ruta.'}
      </span>
    </div>
  );
}
