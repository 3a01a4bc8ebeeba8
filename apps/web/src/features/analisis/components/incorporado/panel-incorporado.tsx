import { VisuallyHidden } from '@mantine/core';
import { idEjemplo } from '@mantenible/domain/acceso';
import type { Proyecto } from '@mantenible/domain/proyecto';
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react';
import { useRef } from 'react';

import type { SituacionAnalisis } from '@mantenible/domain/escaneo';
import { AvisoDeCuota } from '../../../../lib/cuota-api/aviso-de-cuota.tsx';
import { momentoDe, type Momento } from './momento.ts';
import { origenDe } from './origen.ts';
import { anunciarAvance } from './progreso.ts';
import panel from '../situacion/panel.module.css';
import { Acciones } from './acciones.tsx';
import { ExplicacionMomento } from './explicacion-momento.tsx';
import shared from '../../../../ui/shared.module.css';
import classes from './incorporado.module.css';
import { useMandos } from './use-mandos.ts';

/** Tone, title and icon of the panel in each state. */
const marcos = {
  'sin-analizar': { tono: 'info', titulo: 'Todavía no hay ningún análisis', Icono: IconInfoCircle },
  'en-curso': { tono: 'info', titulo: 'Análisis en curso', Icono: IconInfoCircle },
  fallido: { tono: 'error', titulo: 'El último análisis falló', Icono: IconCircleX },
  cancelado: { tono: 'atencion', titulo: 'El último análisis se canceló', Icono: IconAlertTriangle },
  listo: { tono: 'info', titulo: 'Análisis terminado', Icono: IconCircleCheck },
} as const satisfies Record<Momento, object>;

/** The same for results of another repository. */
const marcoAjeno = {
  tono: 'atencion',
  titulo: 'Resultados de otro repositorio',
  Icono: IconAlertTriangle,
} as const;

interface PanelIncorporadoProps {
  readonly proyecto: Proyecto;
  /** True for the project's owner, the only one who may start and cancel. */
  readonly propio: boolean;
  readonly estado: SituacionAnalisis;
}

/** Panel of the embedded scanner: state of the newest analysis and the owner's actions. */
export function PanelIncorporado({ proyecto, propio, estado }: PanelIncorporadoProps) {
  const encabezado = useRef<HTMLHeadingElement>(null);
  const mandos = useMandos(proyecto._id, encabezado);
  const momento = momentoDe(estado);
  const ajeno = momento === 'listo' && origenDe(estado, proyecto) === 'otro-enlace';
  const { tono, titulo, Icono } = ajeno ? marcoAjeno : marcos[momento];
  return (
    <section className={panel.panel} data-tono={tono} aria-labelledby="panel-analisis">
      <Icono size={24} stroke={1.75} aria-hidden className={panel.icon} />
      <div className={panel.content}>
        <h2 id="panel-analisis" ref={encabezado} tabIndex={-1} className={classes.title}>
          {titulo}
        </h2>
        <ExplicacionMomento momento={momento} estado={estado} proyecto={proyecto} />
        {propio ? (
          <>
            <AvisoDeCuota cuotas={['bytesAnalisis']} />
            <Acciones momento={momento} estado={estado} proyectoId={proyecto._id} mandos={mandos} />
          </>
        ) : (
          <p className={shared.dimmed}>
            {proyecto._id === idEjemplo
              ? 'El ejemplo viene ya analizado con el producto: aquí no se analiza otra vez.'
              : 'Solo la persona a la que pertenece el proyecto puede iniciar o cancelar un análisis.'}
          </p>
        )}
        <VisuallyHidden role="status">
          {momento === 'en-curso'
            ? anunciarAvance(estado.progreso, estado.medidas !== null, estado.delante)
            : `${titulo}.`}
        </VisuallyHidden>
      </div>
    </section>
  );
}
