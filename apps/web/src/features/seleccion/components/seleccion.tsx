import { contar } from '@mantenible/wording/contar';
import { Button, Checkbox } from '@mantine/core';
import type { Referencia } from '@mantenible/contracts/comun';
import type { Elementos } from '@mantenible/domain/respuesta';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { preguntasConTiempo } from '../../../lib/prueba-api/duracion.ts';
import { preguntasJuntas } from '../../../lib/prueba-api/preguntas-elementos.ts';
import { useElementos } from '../../../lib/prueba-api/use-elementos.ts';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { alternar, conAdicionales } from '../modelo/elegidos.ts';
import shared from '../../../ui/shared.module.css';
import classes from './seleccion.module.css';

interface SeleccionProps {
  readonly titulo: string;
  readonly textoVacio: string;
  readonly textoCancelar: string;
  readonly proyectoId: string;
  readonly consulta: UseQueryResult<readonly Referencia[]>;
  readonly elemento: Elementos['elemento'];
  /** The repeated item. */
  readonly repetido: string;
  /** Execution URL of the repeat and the name of its query parameter. */
  readonly ruta: string;
  readonly parametro: string;
}

/** A checkbox list of additional items of a repeat; none ticked repeats the test unchanged. */
export function Seleccion(props: SeleccionProps) {
  const { titulo, textoVacio, textoCancelar, proyectoId, consulta, ruta, parametro } = props;
  const [elegidos, setElegidos] = useState<readonly string[]>([]);
  const elementos = useElementos(props.elemento);
  const juntas = elementos === null ? 0 : preguntasJuntas(elementos, [props.repetido, ...elegidos]);
  const repositorio = paths.repositorio.href({ id: proyectoId });
  const botones = (
    <div className={shared.row}>
      <Button component={Link} to={conAdicionales(ruta, parametro, elegidos)}>
        Continuar
      </Button>
      <Button component={Link} to={repositorio} variant="default">
        {textoCancelar}
      </Button>
    </div>
  );
  return (
    <Pagina
      titulo={titulo}
      ruta="experiencia"
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
            <Casillas lista={lista} elementos={elementos} elegidos={elegidos} onCambio={setElegidos} />
            {juntas > 0 && (
              <p role="status" className={classes.total}>
                En total, {preguntasConTiempo({ desde: juntas, hasta: juntas })}.
              </p>
            )}
            {botones}
          </>
        )}
      </EstadoConsulta>
      {consulta.isLoadingError && <div className={classes.afterFailure}>{botones}</div>}
    </Pagina>
  );
}

interface CasillasProps {
  readonly lista: readonly Referencia[];
  /** The catalogue with its questions; null where it is not known. */
  readonly elementos: Elementos | null;
  readonly elegidos: readonly string[];
  readonly onCambio: (elegidos: readonly string[]) => void;
}

function Casillas({ lista, elementos, elegidos, onCambio }: CasillasProps) {
  return (
    <fieldset className={`${shared.card} ${classes.list}`}>
      <legend>{contar(elegidos.length, 'elegida', 'elegidas')}</legend>
      {lista.map(({ _id, nombre }) => (
        <Checkbox
          key={_id}
          label={`${nombre}${elementos === null ? '' : ` (${contar(preguntasJuntas(elementos, [_id]), 'pregunta', 'preguntas')})`}`}
          checked={elegidos.includes(_id)}
          onChange={() => {
            onCambio(alternar(elegidos, _id));
          }}
        />
      ))}
    </fieldset>
  );
}
