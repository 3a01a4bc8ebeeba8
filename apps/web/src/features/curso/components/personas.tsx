import type { PaginaDeClase } from '@mantenible/contracts/clase';
import type { Curso } from '@mantenible/contracts/curso';
import { personasPorPagina, seleccionesDeClase, type SeleccionDeClase } from '@mantenible/domain/curso';
import { contar } from '@mantenible/wording/contar';
import { Button, NativeSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';

import { BotonDescargarCsv } from '../../../lib/boton-descargar-csv.tsx';
import { CampoBusqueda } from '../../../ui/campo-busqueda.tsx';
import { EstadoConsulta, Vacio } from '../../../ui/estado-consulta/index.ts';
import { Paginador } from '../../../ui/paginador.tsx';
import { useParametros } from '../../../ui/use-parametros.ts';
import { descargarClase } from '../api/descargar-clase.ts';
import { leerClaseQuery } from '../api/leer-clase.ts';
import { columnasEnPalabras, labels, seleccionesEnPalabras } from '../labels.ts';
import {
  columnasDe,
  columnasDeClase,
  conOrden,
  conParametro,
  consultaDe,
  consultaDeRevision,
  type ColumnasDeClase,
  type ConsultaDeClase,
} from '../modelo/consulta.ts';
import classes from './curso.module.css';
import { EnlaceDelCurso } from './enlace-del-curso.tsx';
import { TablaClase } from './tabla-clase.tsx';

/** Milliseconds after the last key before the search is sent. */
const pausaAlEscribir = 300;

/** The people of a course with their projects and figures: one table, searched, sorted and paged by the server. */
export function Personas({ curso }: { readonly curso: Curso }) {
  const [params, setParams] = useParametros();
  const archivado = curso.estado === 'archivado';
  const consultada = consultaOfrecida(params, archivado);
  const [buscar] = useDebouncedValue(consultada.buscar, pausaAlEscribir);
  const consulta = useQuery(leerClaseQuery(curso._id, { ...consultada, buscar }));
  const cambiar = (nombre: string, valor: string) => {
    setParams((previos) => conParametro(previos, nombre, valor), { replace: true, preventScrollReset: true });
  };
  if (curso.personas + curso.enLista === 0)
    return (
      <Vacio texto="Todavía no hay nadie en el curso. Comparta su enlace con la clase.">
        <EnlaceDelCurso codigo={curso.codigo} />
      </Vacio>
    );
  return (
    <>
      {archivado && <p>{labels.archivadoSinProyectos}</p>}
      <Filtros
        {...consultada}
        archivado={archivado}
        cuantas={consulta.data?.cuantas}
        columnas={columnasDe(params)}
        onCambio={cambiar}
      />
      <EstadoConsulta consulta={consulta} textoCargando="Cargando..." textoFallo="No se pudo leer la clase.">
        {(pagina) => <Resultado curso={curso} pagina={pagina} />}
      </EstadoConsulta>
    </>
  );
}

/** Selections that ask for nothing of a project. */
const seleccionesDePersonas: readonly SeleccionDeClase[] = ['todas', 'unidas', 'sin-unirse'];

/** What an address asks for; an archived course shows everyone where it asks for projects, which are not read there. */
function consultaOfrecida(params: URLSearchParams, archivado: boolean): ConsultaDeClase {
  const consultada = consultaDe(params);
  const ofrecida = !archivado || seleccionesDePersonas.includes(consultada.quienes);
  return ofrecida ? consultada : { ...consultada, quienes: 'todas' };
}

interface FiltrosProps {
  /** Projects are not read: what asks for them is left out. */
  readonly archivado: boolean;
  readonly buscar: string;
  readonly quienes: SeleccionDeClase;
  readonly cuantas: Readonly<Record<SeleccionDeClase, number>> | undefined;
  readonly columnas: ColumnasDeClase;
  readonly onCambio: (nombre: string, valor: string) => void;
}

function Filtros({ archivado, buscar, quienes, cuantas, columnas, onCambio }: FiltrosProps) {
  return (
    <div className={classes.tools}>
      <div className={classes.search}>
        <CampoBusqueda
          etiqueta="Buscar por persona, grupo o proyecto"
          valor={buscar}
          onCambio={(valor) => {
            onCambio('buscar', valor);
          }}
          resultado={cuantas && contar(cuantas.todas, 'persona en la clase', 'personas en la clase')}
        />
      </div>
      <NativeSelect
        label="Quiénes"
        data={(archivado ? seleccionesDePersonas : seleccionesDeClase).map((una) => ({
          value: una,
          label: `${seleccionesEnPalabras[una]}${cuantas ? ` (${cuantas[una]})` : ''}`,
        }))}
        value={quienes}
        onChange={(event) => {
          onCambio('quienes', event.currentTarget.value === 'todas' ? '' : event.currentTarget.value);
        }}
      />
      {!archivado && (
        <NativeSelect
          label="Columnas"
          data={columnasDeClase.map((unas) => ({ value: unas, label: columnasEnPalabras[unas] }))}
          value={columnas}
          onChange={(event) => {
            onCambio('columnas', event.currentTarget.value === 'resultados' ? '' : event.currentTarget.value);
          }}
        />
      )}
    </div>
  );
}

interface ResultadoProps {
  readonly curso: Curso;
  readonly pagina: PaginaDeClase;
}

function Resultado({ curso, pagina: { filas, total } }: ResultadoProps) {
  const [params, setParams] = useParametros();
  const consultada = consultaOfrecida(params, curso.estado === 'archivado');
  const poner = (siguientes: (previos: URLSearchParams) => URLSearchParams) => {
    setParams(siguientes, { replace: true, preventScrollReset: true });
  };
  if (filas.length === 0)
    return (
      <Vacio texto="Nadie de la clase coincide con la búsqueda y la selección.">
        <Button
          variant="light"
          onClick={() => {
            setParams({}, { replace: true });
          }}
        >
          Quitar la búsqueda y la selección
        </Button>
      </Vacio>
    );
  return (
    <>
      <TablaClase
        curso={curso}
        filas={filas}
        consulta={consultada}
        columnas={columnasDe(params)}
        revision={consultaDeRevision(params)}
        onOrdenar={(orden) => {
          poner((previos) => conOrden(previos, orden));
        }}
      />
      <Archivos curso={curso._id} consulta={consultada} />
      {total > personasPorPagina && (
        <Paginador
          pagina={consultada.pagina}
          paginas={Math.ceil(total / personasPorPagina)}
          onCambio={(numero) => {
            poner((previos) => conParametro(previos, 'pagina', numero === 1 ? '' : String(numero)));
          }}
          etiqueta="Páginas de la clase"
        />
      )}
    </>
  );
}

interface ArchivosProps {
  readonly curso: string;
  readonly consulta: ConsultaDeClase;
}

/** The chosen rows as files. */
function Archivos({ curso, consulta }: ArchivosProps) {
  return (
    <div className={classes.tools}>
      <BotonDescargarCsv
        archivo="clase.xlsx"
        texto="Descargar XLSX"
        descargar={() => descargarClase(curso, 'xlsx', consulta)}
      />
      <BotonDescargarCsv archivo="clase.csv" descargar={() => descargarClase(curso, 'csv', consulta)} />
    </div>
  );
}
