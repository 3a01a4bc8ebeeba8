import { idEjemplo } from '@mantenible/domain/acceso';
import { IconChevronLeft } from '@tabler/icons-react';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Link, Outlet, useLocation } from 'react-router';

import { BarraDeRevision } from '../../../features/curso/components/barra-de-revision.tsx';
import { leerEjemploQuery } from '../../../lib/ejemplo-api/leer-ejemplo.ts';
import { paths } from '../../../lib/paths.ts';
import { leerProyectoQuery } from '../../../lib/proyecto-api/leer-proyecto.ts';
import { AvisoAjeno } from '../../../ui/aviso-ajeno.tsx';
import { AvisoEjemplo } from '../../../ui/aviso-ejemplo.tsx';
import { SeccionDelTitulo } from '../../../ui/pagina/index.ts';
import { DatosProyecto } from './datos-proyecto.tsx';
import classes from './marco-proyecto.module.css';
import { MenuProyecto } from './menu-proyecto.tsx';
import { Pestanas } from './pestanas.tsx';
import { useIdDelProyecto } from './use-id-del-proyecto.ts';

/**
 * Frame of all pages of a project: way back, the project with its newest figures, its menu and its tabs. The page keeps its own
 * states: while the project loads or cannot be read, the tabs lead on.
 */
export function MarcoProyecto() {
  const id = useIdDelProyecto();
  const { pathname } = useLocation();
  const consulta = leerProyectoQuery(id ?? '');
  const { data: proyecto } = useQuery(id === null ? { ...consulta, queryFn: skipToken } : consulta);
  const propietario = proyecto?.propietario;
  const esEjemplo = id === idEjemplo;
  const { data: ejemplo } = useQuery({ ...leerEjemploQuery(), enabled: esEjemplo });
  const lista = `${paths.listaProyectos.href()}${propietario && !esEjemplo ? '?de=otras' : ''}`;
  return (
    <SeccionDelTitulo value={proyecto?.nombre ?? null}>
      {id !== null && !esEjemplo && <BarraDeRevision proyecto={id} />}
      <div className={classes.frame}>
        <div className={classes.top}>
          <Link to={lista} className={classes.back}>
            <IconChevronLeft size={18} aria-hidden />
            Ir a Proyectos
          </Link>
          {proyecto && !esEjemplo && <MenuProyecto proyecto={proyecto} lista={lista} />}
        </div>
        {id !== null && (
          <>
            <DatosProyecto key={pathname} id={id} />
            <Pestanas id={id} propio={!propietario && !esEjemplo} />
          </>
        )}
        {proyecto?.equipoDe && (
          <p className={classes.team}>
            Del equipo de <bdi>{proyecto.equipoDe.nombre}</bdi>
          </p>
        )}
        {propietario && (
          <div className={classes.notice}>
            {esEjemplo ? (
              <AvisoEjemplo oculto={ejemplo?.visible === false} />
            ) : (
              <AvisoAjeno {...propietario} />
            )}
          </div>
        )}
      </div>
      <div className={classes.page}>
        <Outlet />
      </div>
    </SeccionDelTitulo>
  );
}
