import type { Panorama as DatosPanorama } from '@mantenible/contracts/panorama';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useParams } from 'react-router';

import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { leerPanoramaQuery } from '../api/leer-panorama.ts';
import classes from './panorama.module.css';
import { PasoSiguiente } from './paso-siguiente.tsx';
import { AvanceDeMejora } from './avance-de-mejora.tsx';
import { Radar } from './radar.tsx';
import { RutaEstatica } from './ruta-estatica.tsx';
import { RutaManual } from './ruta-manual.tsx';
import { SinTerminar } from './sin-terminar.tsx';

interface PanoramaProps {
  /** Button that starts an analysis, of another feature. */
  readonly AnalizarAhora: ComponentType<{ readonly proyectoId: string }>;
  /** Warning about a repository that cannot be read, of another feature. */
  readonly AvisoAcceso: ComponentType<{ readonly proyecto: DatosPanorama['proyecto'] }>;
}

/** /proyecto/{id}, also among those of a course: how a project is by both routes, how it changed, and what comes next. */
export function Panorama(partes: PanoramaProps) {
  const { id = '', id2 = id } = useParams();
  const consulta = useQuery(leerPanoramaQuery(id2));
  return (
    <Pagina titulo="Resumen" ancho="ancho">
      <EstadoConsulta
        consulta={consulta}
        textoCargando="Cargando..."
        textoFallo="No se pudo leer el proyecto."
      >
        {(panorama) => <Contenido panorama={panorama} {...partes} />}
      </EstadoConsulta>
    </Pagina>
  );
}

function Contenido({
  panorama,
  AnalizarAhora,
  AvisoAcceso,
}: PanoramaProps & { readonly panorama: DatosPanorama }) {
  const { propietario } = panorama.proyecto;
  const sinAnalizar = panorama.analisis === null && panorama.enCurso === null;
  return (
    <>
      {sinAnalizar && propietario === null && <AvisoAcceso proyecto={panorama.proyecto} />}
      <PasoSiguiente panorama={panorama} AnalizarAhora={AnalizarAhora} />
      <div className={classes.routes}>
        <RutaManual panorama={panorama} />
        <RutaEstatica panorama={panorama} />
      </div>
      <AvanceDeMejora panorama={panorama} />
      <SinTerminar panorama={panorama} />
      <Radar ejes={panorama.radar} analisis={panorama.analisis} />
    </>
  );
}
