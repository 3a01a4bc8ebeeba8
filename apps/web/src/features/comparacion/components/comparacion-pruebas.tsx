import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { listarRespuestasQuery } from '../../../lib/prueba-api/listar-respuestas.ts';
import { EstadoConsulta, Vacio } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { elegirPar } from '../modelo/par-de-pruebas.ts';
import classes from './comparacion.module.css';
import { ResultadoPruebas } from './resultado-pruebas.tsx';
import { SelectorPruebas } from './selector-pruebas.tsx';

/** /comparar_pruebas/{projectId}?antes=…&despues=…: what changed between two saved tests of the same scope. */
export function ComparacionPruebas() {
  const { id = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const pruebas = useQuery(listarRespuestasQuery(id));
  return (
    <Pagina titulo="Comparar pruebas" ruta="experiencia" ancho="ancho">
      <EstadoConsulta consulta={pruebas} textoCargando="Cargando...">
        {(lista) => {
          const par = elegirPar(lista, { antes: params.get('antes'), despues: params.get('despues') });
          if (par === null) return <SinPar repositorio={paths.repositorio.href({ id })} />;
          return (
            <>
              <SelectorPruebas
                pruebas={lista}
                par={par}
                onElegir={(elegido) => {
                  setParams(elegido, { replace: true, preventScrollReset: true });
                }}
              />
              <Resultado proyectoId={id} antes={par.antes._id} despues={par.despues._id} />
            </>
          );
        }}
      </EstadoConsulta>
    </Pagina>
  );
}

interface ResultadoProps {
  readonly proyectoId: string;
  readonly antes: string;
  readonly despues: string;
}

function Resultado({ proyectoId, antes, despues }: ResultadoProps) {
  if (antes === despues) return <Vacio texto="Elija dos pruebas distintas." />;
  return <ResultadoPruebas proyectoId={proyectoId} par={{ antes, despues }} />;
}

function SinPar({ repositorio }: { readonly repositorio: string }) {
  return (
    <Vacio texto="Todavía no hay dos pruebas del mismo alcance: repita una prueba, o planifique otra igual, y podrá compararlas.">
      <div className={classes.actions}>
        <Button component={Link} to={repositorio} variant="light">
          Ir al repositorio de pruebas
        </Button>
      </div>
    </Vacio>
  );
}
