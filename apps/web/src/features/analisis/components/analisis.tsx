import type { Proyecto } from '@mantenible/domain/proyecto';
import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import { useParams } from 'react-router';

import { config } from '../../../lib/config.ts';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { listarValoracionesQuery } from '../api/listar-valoraciones.ts';
import type { Figura } from './figuras/figura.ts';
import { hayLineas } from './figuras/resultado.ts';
import { secciones, type GuiaProps, type Seccion } from '../../../lib/escaneo/analizado.ts';
import { QueSeAnalizo } from '../../../lib/que-se-analizo/que-se-analizo.tsx';
import type { Situacion } from './situacion/situacion.ts';
import { AvisosAnalisis } from './situacion/avisos-analisis.tsx';
import { BotonActualizar } from './situacion/boton-actualizar.tsx';
import { DialogoExplicacion } from './explicacion/dialogo-explicacion.tsx';
import { Historia } from './incorporado/historia.tsx';
import { ArchivosOmitidos } from './incorporado/archivos-omitidos.tsx';
import { OtrosLenguajes } from './incorporado/otros-lenguajes.tsx';
import { PanelIncorporado } from './incorporado/panel-incorporado.tsx';
import { PropuestasDeAlcance } from './incorporado/propuestas-de-alcance.tsx';
import { DescargarAnalisis } from './informe/descargar-analisis.tsx';
import { ExportarAnalisis } from './informe/exportar-analisis.tsx';
import { InformacionProyecto } from './informacion-proyecto.tsx';
import { MedidasEnCurso } from './medidas/medidas-en-curso.tsx';
import { PanelSituacion } from './situacion/panel-situacion.tsx';
import { Resultados } from './resultados.tsx';
import { Secciones } from './secciones/secciones.tsx';
import { useSecciones } from './secciones/use-secciones.ts';
import { SinServicio } from './situacion/sin-servicio.tsx';
import { useAnalisis, type LecturaAnalisis } from './use-analisis.ts';

interface AnalisisProps {
  /** Guide to the repair of an analysed project; may be lazy. */
  readonly Guia: ComponentType<GuiaProps>;
}

/** /sonarqube/{id}: measures of a project, or the reason for missing ones. */
export function Analisis({ Guia }: AnalisisProps) {
  const { id = '' } = useParams();
  const analisis = useAnalisis(id);
  const [figura, setFigura] = useState<Figura | null>(null);
  const { hayServicio, situacion, proyecto, resultado } = analisis;
  const textoCargando = hayServicio && situacion.tipo === 'cargando' ? situacion.texto : 'Cargando...';
  return (
    <Pagina
      titulo="Análisis estático"
      ruta="estatica"
      ancho="ancho"
      acciones={
        <>
          <DescargarAnalisis analisis={analisis} />
          <ExportarAnalisis analisis={analisis} />
          {config.escaneo === 'sonarqube' && <BotonActualizar proyectoId={id} />}
        </>
      }
    >
      {proyecto === undefined ? (
        <EstadoConsulta<unknown> consulta={analisis.lecturaProyecto} textoCargando={textoCargando}>
          {() => null}
        </EstadoConsulta>
      ) : (
        <Contenido analisis={analisis} proyecto={proyecto} onExplicar={setFigura} Guia={Guia} />
      )}
      {resultado !== null && (
        <DialogoExplicacion
          figura={figura}
          resultado={resultado}
          onCerrar={() => {
            setFigura(null);
          }}
        />
      )}
    </Pagina>
  );
}

/** States that the embedded scanner's panel shows. */
const enPanel: ReadonlySet<Situacion['tipo']> = new Set([
  'sin-preparar',
  'sin-analisis',
  'en-curso',
  'fallido',
]);

interface ContenidoProps extends AnalisisProps {
  readonly analisis: LecturaAnalisis;
  readonly proyecto: Proyecto;
  readonly onExplicar: (figura: Figura) => void;
}

function Contenido({ analisis, proyecto, onExplicar, Guia }: ContenidoProps) {
  const { hayServicio, incorporado, situacion, medidasEnCurso, resultado, propio } = analisis;
  const { data: valoracion } = useQuery({ ...listarValoracionesQuery(), enabled: hayServicio });
  const visibles = useSecciones(seccionesDe(analisis));
  return (
    <>
      <InformacionProyecto
        proyecto={proyecto}
        resultado={resultado}
        valoracion={valoracion}
        onExplicar={onExplicar}
      />
      <AvisosAnalisis analisis={analisis} proyecto={proyecto} />
      {!hayServicio && <SinServicio proyectoId={proyecto._id} />}
      {incorporado !== null && <PanelIncorporado proyecto={proyecto} propio={propio} estado={incorporado} />}
      {medidasEnCurso !== null && <MedidasEnCurso medidas={medidasEnCurso} />}
      {hayServicio &&
        situacion.tipo !== 'medidas' &&
        (incorporado === null || !enPanel.has(situacion.tipo)) && (
          <PanelSituacion situacion={situacion} proyecto={proyecto} propio={propio} />
        )}
      {situacion.tipo === 'medidas' && incorporado !== null && (
        <Analizados proyectoId={proyecto._id} propio={propio} estado={incorporado} />
      )}
      {situacion.tipo === 'medidas' && resultado !== null && (
        <>
          <Secciones {...visibles} />
          <Resultados
            proyectoId={proyecto._id}
            clave={situacion.clave}
            terminados={incorporado?.historia.filter(({ estado }) => estado === 'listo') ?? null}
            seccion={visibles.unica}
            resultado={resultado}
            onExplicar={onExplicar}
            Guia={Guia}
          />
        </>
      )}
      {incorporado !== null && (
        <div hidden={visibles.unica !== null && visibles.unica !== 'historial'}>
          <Historia historia={incorporado.historia} proyecto={proyecto} />
        </div>
      )}
    </>
  );
}

interface AnalizadosProps {
  readonly proyectoId: string;
  readonly propio: boolean;
  readonly estado: NonNullable<LecturaAnalisis['incorporado']>;
}

/** What the newest analysis covered, and what it left out. */
function Analizados({ proyectoId, propio, estado }: AnalizadosProps) {
  return (
    <>
      <QueSeAnalizo ambito={estado.ambito} otrosLenguajes={estado.otrosLenguajes} />
      {propio && <PropuestasDeAlcance proyectoId={proyectoId} ambito={estado.ambito} />}
      <OtrosLenguajes lenguajes={estado.otrosLenguajes} />
      <ArchivosOmitidos {...estado.archivosOmitidos} />
    </>
  );
}

/** Sections of a finished analysis; none before the first one. */
function seccionesDe({ situacion, resultado, incorporado }: LecturaAnalisis): readonly Seccion[] {
  if (situacion.tipo !== 'medidas' || resultado === null) return [];
  const hayHistoria = incorporado?.historia.some(({ estado }) => estado !== 'en-curso') === true;
  const faltan = new Set<Seccion>([
    ...(hayLineas(resultado) ? [] : (['medidas', 'propiedades'] as const)),
    ...(hayHistoria ? [] : (['historial'] as const)),
  ]);
  return secciones.filter((seccion) => !faltan.has(seccion));
}
