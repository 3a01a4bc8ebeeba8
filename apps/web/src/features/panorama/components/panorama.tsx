import type { Panorama as DatosPanorama } from '@mantenible/contracts/panorama';
import { IconGitBranch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';

import { migasProyecto } from '../../../lib/migas-proyecto.ts';
import { AvisoAjeno } from '../../../ui/aviso-ajeno.tsx';
import { EnlaceRepositorio } from '../../../ui/enlace-repositorio.tsx';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { leerPanoramaQuery } from '../api/leer-panorama.ts';
import classes from './panorama.module.css';
import { PasoSiguiente } from './paso-siguiente.tsx';
import { Plan } from './plan.tsx';
import { Radar } from './radar.tsx';
import { RutaEstatica } from './ruta-estatica.tsx';
import { RutaManual } from './ruta-manual.tsx';
import { SinTerminar } from './sin-terminar.tsx';

/** /proyecto/{id}: how a project is by both routes, how it changed, and what comes next. */
export function Panorama() {
  const { id = '' } = useParams();
  const consulta = useQuery(leerPanoramaQuery(id));
  return (
    <Pagina
      titulo={consulta.data?.proyecto.nombre ?? 'Proyecto'}
      migas={migasProyecto(undefined)}
      ancho="ancho"
    >
      <EstadoConsulta
        consulta={consulta}
        textoCargando="Cargando..."
        textoFallo="No se pudo leer el proyecto."
      >
        {(panorama) => <Contenido panorama={panorama} />}
      </EstadoConsulta>
    </Pagina>
  );
}

function Contenido({ panorama }: { readonly panorama: DatosPanorama }) {
  const { propietario, link, branch } = panorama.proyecto;
  return (
    <>
      {propietario && <AvisoAjeno {...propietario} />}
      <p className={classes.facts}>
        <EnlaceRepositorio link={link} />
        <span className={classes.fact}>
          <IconGitBranch size={16} aria-hidden /> Rama <bdi>{branch}</bdi>
        </span>
      </p>
      <PasoSiguiente panorama={panorama} />
      <div className={classes.routes}>
        <RutaManual panorama={panorama} />
        <RutaEstatica panorama={panorama} />
      </div>
      <Plan panorama={panorama} />
      <SinTerminar panorama={panorama} />
      <Radar ejes={panorama.radar} analisis={panorama.analisis} />
    </>
  );
}
