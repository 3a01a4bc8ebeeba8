import { contar } from '@mantenible/wording/contar';
import { formatPercent } from '@mantenible/wording/numeros';
import { Badge, Button } from '@mantine/core';
import { IconArrowsDiff, IconRepeat, IconReportAnalytics } from '@tabler/icons-react';
import { Link } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import type { Prueba } from '../../../lib/prueba-api/alcance.ts';
import { hrefEjecucion } from '../../../lib/prueba-api/rutas-ejecucion.ts';
import { etiquetaTipo } from '../../../lib/prueba-api/etiqueta-tipo.ts';
import { resumenElementos } from '../modelo/presentacion.ts';
import classes from './repositorio.module.css';

interface TarjetaPruebaProps {
  readonly proyectoId: string;
  readonly prueba: Prueba;
  /** When it was saved, unlike the moments of the other cards. */
  readonly momento: string;
  /** The test before it with the same scope, to compare with. */
  readonly anterior: Prueba | null;
  readonly onRepetir: () => void;
}

/** A saved test: what it covered and when, its report, and its repeat where that is allowed. */
export function TarjetaPrueba({ proyectoId, prueba, momento, anterior, onRepetir }: TarjetaPruebaProps) {
  const { autor, nombre, tipo, intentos, elementos, creado, promedio, criterio, borrador } = prueba;
  return (
    <li className={classes.test}>
      <div className={classes.testText}>
        <h2 className={classes.testTitle}>
          <Link {...alReporte(prueba, proyectoId)}>
            <bdi>{nombre}</bdi>
          </Link>
        </h2>
        <div className={classes.facts}>
          <Badge color="green" variant="light" tt="none">
            {etiquetaTipo(tipo)}
          </Badge>
          {intentos !== undefined && <span>Intento {intentos}</span>}
          <time dateTime={creado}>{momento}</time>
          {autor !== undefined && (
            <>
              {' '}
              · <bdi>{autor}</bdi>
            </>
          )}
        </div>
        <p className={classes.items}>{resumenElementos(elementos)}</p>
        <p className={classes.result}>
          {promedio === null ? (
            'Sin datos'
          ) : (
            <>
              <strong>{formatPercent(promedio)}</strong> {criterio}
            </>
          )}
        </p>
        {borrador && <SinTerminar prueba={prueba} borrador={borrador} />}
      </div>
      <Acciones proyectoId={proyectoId} prueba={prueba} anterior={anterior} onRepetir={onRepetir} />
    </li>
  );
}

/** Link to the report of a test; its state carries the project for the report's way back. */
const alReporte = ({ _id: id }: Prueba, proyectoId: string) => ({
  to: paths.calculo.href({ id }),
  state: { proyectoId },
});

function Acciones({ proyectoId, prueba, anterior, onRepetir }: Omit<TarjetaPruebaProps, 'momento'>) {
  const { _id: id, nombre, repetible } = prueba;
  return (
    <div className={classes.actions}>
      <Button
        component={Link}
        {...alReporte(prueba, proyectoId)}
        aria-label={`Ver reporte de ${nombre}`}
        leftSection={<IconReportAnalytics size={18} aria-hidden />}
      >
        Ver reporte
      </Button>
      {anterior && (
        <Button
          component={Link}
          to={{
            pathname: paths.compararPruebas.href({ id: proyectoId }),
            search: `?${new URLSearchParams({ antes: anterior._id, despues: id })}`,
          }}
          variant="light"
          aria-label={`Comparar con la anterior ${nombre}`}
          leftSection={<IconArrowsDiff size={18} aria-hidden />}
        >
          Comparar con la anterior
        </Button>
      )}
      {repetible && (
        <Button
          variant="light"
          aria-label={`Repetir prueba ${nombre}`}
          leftSection={<IconRepeat size={18} aria-hidden />}
          onClick={onRepetir}
        >
          Repetir prueba
        </Button>
      )}
      <Button component={Link} to={paths.listaProyectos.href()} variant="subtle" size="compact-sm">
        Proyectos
      </Button>
    </div>
  );
}

interface SinTerminarProps {
  readonly prueba: Prueba;
  readonly borrador: NonNullable<Prueba['borrador']>;
}

/** The unfinished test of the same scope. */
function SinTerminar({ prueba, borrador }: SinTerminarProps) {
  const { proyectoId, nombre, tipo, subcaracteristicaId, metricaId } = prueba;
  const { intentos, adicionales, respondidas, preguntas } = borrador;
  const elementoId = subcaracteristicaId ?? metricaId ?? null;
  return (
    <p className={classes.unfinished}>
      Sin terminar: {respondidas} de {contar(preguntas, 'respondida', 'respondidas')}.{' '}
      <Link
        to={hrefEjecucion(proyectoId, { tipo, elementoId, intentos, adicionales })}
        aria-label={`Continuar la prueba sin terminar del alcance de ${nombre}`}
      >
        Continuar
      </Link>
    </p>
  );
}
