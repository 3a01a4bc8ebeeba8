import { contar } from '@mantenible/wording/contar';
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { ProyectoAjeno } from '@mantenible/contracts/proyecto-ajeno';
import { ajenosPorPagina } from '@mantenible/domain/proyecto';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { BotonDescargarCsv } from '../../../../lib/boton-descargar-csv.tsx';
import { SobreElGrado } from '../../../../lib/escaneo/sobre-el-grado.tsx';
import { CampoBusqueda } from '../../../../ui/campo-busqueda.tsx';
import { EstadoConsulta, Vacio } from '../../../../ui/estado-consulta/index.ts';
import { enfocarBusqueda } from '../../../../ui/enfocar-busqueda.ts';
import { Paginador } from '../../../../ui/paginador.tsx';
import { useFocoTrasQuitar } from '../../../../ui/use-foco-tras-quitar.ts';
import { descargarAjenos } from '../../api/descargar-ajenos.ts';
import { listarAjenosQuery } from '../../api/listar-ajenos.ts';
import { DialogoEliminar } from '../dialogo-eliminar.tsx';
import classes from './ajenos.module.css';
import { TablaAjenos } from './tabla-ajenos.tsx';
import { useSeleccionAjenos } from './use-seleccion-ajenos.ts';

/** Milliseconds after the last key before the search is sent. */
const pausaAlEscribir = 300;

/** 'De otras personas': projects of all other people for an admin, searched, sorted and paged by the server. */
export function ProyectosAjenos() {
  const { seleccion, pagina, buscar, ordenar, irA } = useSeleccionAjenos();
  const [eliminando, setEliminando] = useState<ProyectoAjeno | null>(null);
  const [enviada] = useDebouncedValue(seleccion.buscar, pausaAlEscribir);
  const enEspera = { ...seleccion, buscar: enviada };
  const consulta = useQuery(listarAjenosQuery(enEspera, pagina));
  const contenedor = useFocoTrasQuitar(consulta.data?.total ?? 0);
  return (
    <div ref={contenedor} tabIndex={-1} className={classes.others}>
      <div className={classes.tools}>
        <div className={classes.search}>
          <CampoBusqueda
            etiqueta="Buscar por proyecto, persona o enlace"
            valor={seleccion.buscar}
            onCambio={buscar}
            resultado={consulta.data && contar(consulta.data.total, 'proyecto', 'proyectos')}
          />
        </div>
        <BotonDescargarCsv archivo="proyectos.csv" descargar={() => descargarAjenos(enEspera)} />
      </div>
      <EstadoConsulta consulta={consulta} textoCargando="Cargando...">
        {({ proyectos, total }) =>
          proyectos.length === 0 ? (
            <SinProyectos
              buscado={enviada !== ''}
              pagina={pagina}
              onQuitar={() => {
                buscar('');
                enfocarBusqueda(contenedor.current);
              }}
              onPrimera={() => {
                irA(1);
                enfocarBusqueda(contenedor.current);
              }}
            />
          ) : (
            <>
              <TablaAjenos
                proyectos={proyectos}
                seleccion={seleccion}
                onOrdenar={ordenar}
                onEliminar={setEliminando}
              />
              <Paginador
                pagina={pagina}
                paginas={Math.ceil(total / ajenosPorPagina)}
                onCambio={irA}
                etiqueta="Páginas de proyectos"
              />
              <SobreElGrado />
            </>
          )
        }
      </EstadoConsulta>
      <DialogoEliminar
        proyecto={eliminando}
        onCerrar={(cerrado) => {
          setEliminando((actual) => (actual === cerrado ? null : actual));
        }}
      />
    </div>
  );
}

interface SinProyectosProps {
  readonly buscado: boolean;
  /** The requested page: a later one may have become empty. */
  readonly pagina: number;
  readonly onQuitar: () => void;
  readonly onPrimera: () => void;
}

function SinProyectos({ buscado, pagina, onQuitar, onPrimera }: SinProyectosProps) {
  if (pagina > 1)
    return (
      <Vacio texto="Esta página ya no tiene proyectos.">
        <Button variant="light" onClick={onPrimera}>
          Ir a la primera página
        </Button>
      </Vacio>
    );
  if (!buscado) return <Vacio texto="Ninguna otra persona ha registrado proyectos todavía." />;
  return (
    <Vacio texto="No se encontraron proyectos.">
      <Button variant="light" onClick={onQuitar}>
        Quitar la búsqueda
      </Button>
    </Vacio>
  );
}
