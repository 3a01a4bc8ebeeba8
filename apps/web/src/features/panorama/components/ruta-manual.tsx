import type { Panorama } from '@mantenible/contracts/panorama';
import { contar } from '@mantenible/wording/contar';
import { formatDateTime } from '@mantenible/wording/fechas';
import { formatPercent } from '@mantenible/wording/numeros';
import { Button } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { Link } from 'react-router';

import { textoPuntos } from '../../../lib/diferencia/diferencia.ts';
import { Variacion } from '../../../lib/diferencia/variacion.tsx';
import { paths } from '../../../lib/paths.ts';
import { etiquetaAlcance } from '../../../lib/prueba-api/etiqueta-alcance.ts';
import shared from '../../../ui/shared.module.css';
import classes from './panorama.module.css';

type Prueba = Panorama['pruebas'][number];

/** Newest test of each kind with its mean, criterion and what changed since the one before; only links to what there is. */
export function RutaManual({ panorama }: { readonly panorama: Panorama }) {
  const { proyecto, pruebas } = panorama;
  const id = proyecto._id;
  return (
    <section className={classes.route} data-ruta="experiencia" aria-labelledby="prueba-de-experiencia">
      <h2 id="prueba-de-experiencia">
        <IconChecklist size={22} aria-hidden /> Prueba basada en la experiencia
      </h2>
      {pruebas.length === 0 ? (
        <p>Todavía no hay pruebas guardadas.</p>
      ) : (
        <ul className={classes.results}>
          {pruebas.map((prueba) => (
            <Resultado key={prueba._id} proyectoId={id} prueba={prueba} />
          ))}
        </ul>
      )}
      <Enlaces panorama={panorama} />
    </section>
  );
}

/** Links of the route, only those to what there is. */
function Enlaces({ panorama: { proyecto, pruebas } }: { readonly panorama: Panorama }) {
  const id = proyecto._id;
  const hayDos = pruebas.length > 1 || pruebas.some(({ anterior }) => anterior !== null);
  const boton = { component: Link, size: 'sm', color: 'green', variant: 'light' } as const;
  return (
    <nav className={classes.links} aria-label="Pruebas">
      {proyecto.propietario === null && (
        <Button {...boton} to={paths.planificacion.href({ id })}>
          Pruebas
        </Button>
      )}
      {pruebas.length > 0 && (
        <Button {...boton} to={paths.repositorio.href({ id })}>
          Repositorio de pruebas
        </Button>
      )}
      {hayDos && (
        <Button {...boton} to={paths.compararPruebas.href({ id })}>
          Comparar pruebas
        </Button>
      )}
    </nav>
  );
}

interface ResultadoProps {
  readonly proyectoId: string;
  readonly prueba: Prueba;
}

/** The change since the test before; where both do not ask the same, over the questions that both ask. */
function Anterior({ anterior }: { readonly anterior: NonNullable<Prueba['anterior']> }) {
  const { comun } = anterior;
  if (comun === null) return <Variacion diferencia={anterior} mejora="sube" texto={textoPuntos} />;
  if (comun.preguntas === 0) return <span>No tiene preguntas en común con la anterior.</span>;
  return (
    <span>
      En {contar(comun.preguntas, 'pregunta común', 'preguntas comunes')}:{' '}
      <Variacion diferencia={comun} mejora="sube" texto={textoPuntos} />
    </span>
  );
}

function Resultado({ proyectoId, prueba }: ResultadoProps) {
  const { _id: id, nombre, tipo, elemento, intentos, creado, promedio, criterio, anterior } = prueba;
  return (
    <li>
      <span className={shared.note}>
        {etiquetaAlcance({ tipo, elementoNombre: elemento, intentos, adicionales: [] })}
      </span>
      <span className={classes.figure}>{promedio === null ? 'Sin datos' : formatPercent(promedio)}</span>
      {criterio !== null && <span className={shared.strong}>{criterio}</span>}
      <span className={shared.note}>
        <Link to={paths.calculo.href({ id })} state={{ proyectoId }}>
          <bdi>{nombre}</bdi>
        </Link>
        , <time dateTime={creado}>{formatDateTime(creado)}</time>
      </span>
      {anterior && (
        <span className={classes.change}>
          <Anterior anterior={anterior} />
          <Link
            to={`${paths.compararPruebas.href({ id: proyectoId })}?${new URLSearchParams({ antes: anterior._id, despues: id })}`}
            aria-label={`Comparar con la anterior ${nombre}`}
          >
            Comparar con la anterior
          </Link>
        </span>
      )}
    </li>
  );
}
