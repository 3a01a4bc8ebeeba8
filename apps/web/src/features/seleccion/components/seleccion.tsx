import { contar } from '@mantenible/wording/contar';
import { Button, Checkbox } from '@mantine/core';
import type { Referencia } from '@mantenible/contracts/comun';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';

import { migasProyecto } from '../../../lib/migas-proyecto.ts';
import { paths } from '../../../lib/paths.ts';
import { leerProyectoQuery } from '../../../lib/proyecto-api/leer-proyecto.ts';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { alternar, conAdicionales } from '../modelo/elegidos.ts';
import classes from './seleccion.module.css';

interface SeleccionProps {
  readonly titulo: string;
  readonly textoVacio: string;
  readonly textoCancelar: string;
  readonly proyectoId: string;
  readonly consulta: UseQueryResult<readonly Referencia[]>;
  /** Execution URL of the repeat and the name of its query parameter. */
  readonly ruta: string;
  readonly parametro: string;
}

/** A checkbox list of additional items of a repeat; none ticked repeats the test unchanged. */
export function Seleccion(props: SeleccionProps) {
  const { titulo, textoVacio, textoCancelar, proyectoId, consulta, ruta, parametro } = props;
  const [elegidos, setElegidos] = useState<readonly string[]>([]);
  const repositorio = paths.repositorio.href({ id: proyectoId });
  const botones = (
    <div className={classes.actions}>
      <Button component={Link} to={conAdicionales(ruta, parametro, elegidos)}>
        Continuar
      </Button>
      <Button component={Link} to={repositorio} variant="default">
        {textoCancelar}
      </Button>
    </div>
  );
  const proyecto = useQuery(leerProyectoQuery(proyectoId));
  const migas = [...migasProyecto(proyecto.data), { texto: 'Repositorio de pruebas', href: repositorio }];
  return (
    <Pagina
      titulo={titulo}
      ruta="experiencia"
      migas={migas}
      introduccion="Lo que marque se evaluará junto con la prueba que repite. Si no marca nada, se repite con los mismos elementos."
    >
      <EstadoConsulta
        consulta={consulta}
        textoCargando="Cargando..."
        esVacio={(lista) => lista.length === 0}
        textoVacio={textoVacio}
        accionVacio={botones}
      >
        {(lista) => (
          <>
            <fieldset className={classes.list}>
              <legend>{contar(elegidos.length, 'elegida', 'elegidas')}</legend>
              {lista.map(({ _id, nombre }) => (
                <Checkbox
                  key={_id}
                  label={nombre}
                  checked={elegidos.includes(_id)}
                  onChange={() => {
                    setElegidos(alternar(elegidos, _id));
                  }}
                />
              ))}
            </fieldset>
            {botones}
          </>
        )}
      </EstadoConsulta>
      {consulta.isLoadingError && <div className={classes.afterFailure}>{botones}</div>}
    </Pagina>
  );
}
