import { Button } from '@mantine/core';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';

import { paths } from '../../lib/paths.ts';
import { Pagina } from '../../ui/pagina/index.ts';
import { describeError } from './describe-error.ts';
import classes from './pantalla-error.module.css';

/** The error screen, with a Spanish explanation, a link back and no stack (requisito: error-screen). */
export function PantallaError() {
  const error = useRouteError();
  const { message, explanation } = describeError(isRouteErrorResponse(error) ? error.statusText : error);
  return (
    <Pagina titulo="Unexpected Application Error!">
      <p className={classes.message} lang="en">
        {message}
      </p>
      <p>{explanation}</p>
      <div className={classes.actions}>
        <Button
          onClick={() => {
            window.location.reload();
          }}
        >
          Volver a cargar la página
        </Button>
        <Button variant="default" component={Link} to={paths.inicio.href()}>
          Ir al inicio
        </Button>
      </div>
    </Pagina>
  );
}
