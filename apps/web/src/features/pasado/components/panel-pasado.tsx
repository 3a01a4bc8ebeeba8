import { VisuallyHidden } from '@mantine/core';
import { idEjemplo } from '@mantenible/domain/acceso';
import { IconPlayerPlay, IconPlayerStop, IconRefresh } from '@tabler/icons-react';
import { useRef } from 'react';

import { BarraProgreso } from '../../../ui/barra-progreso/index.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import type { SituacionLeida } from '../api/leer-pasado.ts';
import { anunciarAvance, describirAvance } from '../modelo/avance.ts';
import classes from './pasado.module.css';
import { useMandos } from './use-mandos.ts';

interface PanelPasadoProps {
  readonly proyectoId: string;
  readonly situacion: SituacionLeida;
}

const titulos: Readonly<Record<SituacionLeida['estado'], string>> = {
  'sin-iniciar': 'Todavía no se ha analizado la historia',
  'en-curso': 'Analizando la historia',
  fallido: 'El análisis de la historia falló',
  cancelado: 'El análisis de la historia se canceló',
  listo: 'Historia analizada',
};

const explicacion =
  'Se eligen hasta 24 commits de la rama: el último, el más antiguo, los que tienen una etiqueta y otros repartidos por fechas. Se mide cada uno, y cada archivo que no cambió se analiza una sola vez. No se lee ni se guarda quién hizo cada commit. Cuenta como un análisis de los que puede iniciar en una hora.';

/** State of the newest run over the past, with the owner's actions. */
export function PanelPasado({ proyectoId, situacion }: PanelPasadoProps) {
  const titulo = useRef<HTMLHeadingElement>(null);
  const mandos = useMandos(proyectoId, titulo);
  const { estado, progreso, delante, motivo, iniciable, pasado } = situacion;
  const enCurso = estado === 'en-curso';
  return (
    <section className={classes.panel} data-tono={estado} aria-labelledby="panel-pasado">
      <h2 id="panel-pasado" ref={titulo} tabIndex={-1}>
        {titulos[estado]}
      </h2>
      {enCurso ? (
        <BarraProgreso etiqueta="Progreso de la historia" {...describirAvance(progreso, delante)} />
      ) : (
        <Explicacion estado={estado} motivo={motivo} />
      )}
      {pasado !== null && estado !== 'listo' && (
        <p>Mientras tanto, abajo sigue la historia que se analizó la última vez.</p>
      )}
      {iniciable ? (
        <Mandos enCurso={enCurso} repetido={pasado !== null} mandos={mandos} />
      ) : (
        <p className={classes.note}>
          {proyectoId === idEjemplo
            ? 'La historia del ejemplo viene ya analizada con el producto.'
            : 'Solo la persona a la que pertenece el proyecto puede analizar su historia.'}
        </p>
      )}
      <VisuallyHidden role="status">
        {enCurso ? anunciarAvance(progreso, delante) : `${titulos[estado]}.`}
      </VisuallyHidden>
    </section>
  );
}

/** The reason of a failure, or how the past is analysed: folded once there are figures, which come first then. */
function Explicacion({ estado, motivo }: Pick<SituacionLeida, 'estado' | 'motivo'>) {
  if (estado === 'fallido' && motivo !== null) return <p>{motivo}</p>;
  if (estado !== 'listo') return <p>{explicacion}</p>;
  return (
    <details>
      <summary>¿Cómo se analiza?</summary>
      <p>{explicacion}</p>
    </details>
  );
}

interface MandosProps {
  readonly enCurso: boolean;
  readonly repetido: boolean;
  readonly mandos: ReturnType<typeof useMandos>;
}

function Mandos({ enCurso, repetido, mandos: { iniciar, cancelar } }: MandosProps) {
  if (enCurso)
    return (
      <BotonOcupado
        variant="default"
        ocupado={cancelar.isPending}
        leftSection={<IconPlayerStop size={18} aria-hidden />}
        onClick={() => {
          cancelar.mutate();
        }}
      >
        Cancelar
      </BotonOcupado>
    );
  const Icono = repetido ? IconRefresh : IconPlayerPlay;
  return (
    <BotonOcupado
      color="blue"
      variant={repetido ? 'light' : 'filled'}
      ocupado={iniciar.isPending}
      leftSection={<Icono size={18} aria-hidden />}
      onClick={() => {
        iniciar.mutate();
      }}
    >
      {repetido ? 'Analizar la historia de nuevo' : 'Analizar la historia'}
    </BotonOcupado>
  );
}
