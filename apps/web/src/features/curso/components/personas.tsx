import type { PaginaDeClase } from '@mantenible/contracts/clase';
import type { Curso } from '@mantenible/contracts/curso';
import { personasPorPagina, seleccionesDeClase, type SeleccionDeClase } from '@mantenible/domain/curso';
import { contar } from '@mantenible/wording/contar';
import { Button, NativeSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';

import { CampoBusqueda } from '../../../ui/campo-busqueda.tsx';
import { EstadoConsulta, Vacio } from '../../../ui/estado-consulta/index.ts';
import { Paginador } from '../../../ui/paginador.tsx';
import { useParametros } from '../../../ui/use-parametros.ts';
import { leerClaseQuery } from '../api/leer-clase.ts';
import { seleccionesEnPalabras } from '../labels.ts';
import { conOrden, conParametro, consultaDe, consultaDeRevision } from '../modelo/consulta.ts';
import classes from './curso.module.css';
import { EnlaceDelCurso } from './enlace-del-curso.tsx';
import { TablaClase } from './tabla-clase.tsx';

/** Milliseconds after the last key before the search is sent. */
const pausaAlEscribir = 300;

/** The people of a course with their projects and figures: one table, searched, sorted and paged by the server. */
export function Personas({ curso }: { readonly curso: Curso }) {
  const [params, setParams] = useParametros();
  const consultada = consultaDe(params);
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
      <Filtros
        {...consultada}
        cuantas={consulta.data?.cuantas}
        ejes={params.get('columnas') === 'ejes'}
        onCambio={cambiar}
      />
      <EstadoConsulta consulta={consulta} textoCargando="Cargando..." textoFallo="No se pudo leer la clase.">
        {(pagina) => <Resultado curso={curso} pagina={pagina} />}
      </EstadoConsulta>
    </>
  );
}

interface FiltrosProps {
  readonly buscar: string;
  readonly quienes: SeleccionDeClase;
  readonly cuantas: Readonly<Record<SeleccionDeClase, number>> | undefined;
  readonly ejes: boolean;
  readonly onCambio: (nombre: string, valor: string) => void;
}

function Filtros({ buscar, quienes, cuantas, ejes, onCambio }: FiltrosProps) {
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
        data={seleccionesDeClase.map((una) => ({
          value: una,
          label: `${seleccionesEnPalabras[una]}${cuantas ? ` (${cuantas[una]})` : ''}`,
        }))}
        value={quienes}
        onChange={(event) => {
          onCambio('quienes', event.currentTarget.value === 'todas' ? '' : event.currentTarget.value);
        }}
      />
      <NativeSelect
        label="Columnas"
        data={[
          { value: '', label: 'Resultados' },
          { value: 'ejes', label: 'Subcaracterísticas' },
        ]}
        value={ejes ? 'ejes' : ''}
        onChange={(event) => {
          onCambio('columnas', event.currentTarget.value);
        }}
      />
    </div>
  );
}

interface ResultadoProps {
  readonly curso: Curso;
  readonly pagina: PaginaDeClase;
}

function Resultado({ curso, pagina: { filas, total } }: ResultadoProps) {
  const [params, setParams] = useParametros();
  const consultada = consultaDe(params);
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
        curso={curso._id}
        filas={filas}
        consulta={consultada}
        ejes={params.get('columnas') === 'ejes'}
        revision={consultaDeRevision(params)}
        onOrdenar={(orden) => {
          poner((previos) => conOrden(previos, orden));
        }}
      />
      <Paginador
        pagina={consultada.pagina}
        paginas={Math.ceil(total / personasPorPagina)}
        onCambio={(numero) => {
          poner((previos) => conParametro(previos, 'pagina', numero === 1 ? '' : String(numero)));
        }}
        etiqueta="Páginas de la clase"
      />
    </>
  );
}
