import { nombreDePartida } from '@mantenible/domain/partida';
import { contar } from '@mantenible/wording/contar';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { desdePartida, leerPartidaQuery } from '../../../lib/partida-api/leer-partida.ts';
import { paths } from '../../../lib/paths.ts';
import classes from './panorama.module.css';

/** What is new since the project's starting point, or why that is not known; nothing without one. */
export function DesdePartida({ proyectoId }: { readonly proyectoId: string }) {
  const { data } = useQuery(leerPartidaQuery(proyectoId));
  if (!data?.partida) return null;
  const { partida, cuentas, motivo } = data;
  const lista = `${paths.analisis.href({ id: proyectoId })}?${new URLSearchParams({ vista: 'lista', desde: desdePartida })}`;
  return (
    <span className={classes.change}>
      {cuentas === null ? (
        <span>{motivo}</span>
      ) : (
        <Link to={lista}>
          {contar(cuentas.nuevas, 'incidencia nueva', 'incidencias nuevas')} desde el punto de partida
        </Link>
      )}
      <span>
        Punto de partida: <bdi>{nombreDePartida(partida)}</bdi>
      </span>
    </span>
  );
}
