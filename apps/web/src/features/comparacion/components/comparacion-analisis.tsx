import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';

import { config } from '../../../lib/config.ts';
import { paths } from '../../../lib/paths.ts';
import { sinComparacion } from '../../../lib/sin-comparacion.ts';
import { EstadoConsulta, Vacio } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { listarTerminadosQuery } from '../api/listar-terminados.ts';
import { elegirParDeAnalisis } from '../modelo/par-de-analisis.ts';
import classes from './comparacion.module.css';
import { ResultadoAnalisis } from './resultado-analisis.tsx';
import { SelectorAnalisis } from './selector-analisis.tsx';

/** /comparar_analisis/{projectId}?antes=…&despues=…: what changed between two finished analyses. */
export function ComparacionAnalisis() {
  const { id = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const terminados = useQuery(listarTerminadosQuery(id));
  return (
    <Pagina titulo="Comparar análisis" ruta="estatica" ancho="ancho">
      <EstadoConsulta consulta={terminados} textoCargando="Cargando...">
        {(lista) => {
          const par = elegirParDeAnalisis(
            lista.map((uno) => uno.id),
            { antes: params.get('antes'), despues: params.get('despues') },
          );
          if (config.escaneo === 'sonarqube' || par === null)
            return <SinPar analisis={paths.analisis.href({ id })} />;
          return (
            <>
              <SelectorAnalisis
                analisis={lista}
                par={par}
                onElegir={(elegido) => {
                  setParams({ ...elegido }, { replace: true, preventScrollReset: true });
                }}
              />
              {par.antes === par.despues ? (
                <Vacio texto="Elija dos análisis distintos." />
              ) : (
                <ResultadoAnalisis proyectoId={id} par={par} />
              )}
            </>
          );
        }}
      </EstadoConsulta>
    </Pagina>
  );
}

const textoSinPar =
  'Todavía no hay dos análisis terminados del proyecto. Cuando analice otro commit, podrá compararlos aquí.';

function SinPar({ analisis }: { readonly analisis: string }) {
  return (
    <Vacio texto={config.escaneo === 'sonarqube' ? sinComparacion : textoSinPar}>
      <div className={classes.actions}>
        <Button component={Link} to={analisis} variant="light">
          Ir al análisis
        </Button>
      </div>
    </Vacio>
  );
}
