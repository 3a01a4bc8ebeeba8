import { Anchor } from '@mantine/core';

import { ayudaToken } from '../modelo/ayuda-token.ts';
import classes from './proyecto.module.css';

/** '¿Cómo lo consigo?' below the token: the steps for the typed link's server. Its pages open beside the form. */
export function AyudaToken({ link }: { readonly link: string }) {
  const ayuda = ayudaToken(link);
  return (
    <details className={classes.tokenHelp}>
      <summary>¿Cómo lo consigo?</summary>
      {ayuda === null ? (
        <p>Escriba antes el enlace del repositorio: los pasos dependen de su servidor.</p>
      ) : (
        <>
          <p>
            En {ayuda.donde}, un token que solo puede leer el código. Póngale una fecha de caducidad cercana
            al fin del curso.
          </p>
          <ol>
            {ayuda.paginas.length > 0 && <Paginas paginas={ayuda.paginas} />}
            {ayuda.pasos.map((paso) => (
              <li key={paso}>{paso}</li>
            ))}
          </ol>
        </>
      )}
    </details>
  );
}

type Paginas = NonNullable<ReturnType<typeof ayudaToken>>['paginas'];

function Paginas({ paginas }: { readonly paginas: Paginas }) {
  return (
    <li>
      Abra{' '}
      {paginas.map(({ texto, href }, i) => (
        <span key={href}>
          {i > 0 && ' o, si su plan no los ofrece, '}
          <Anchor inherit href={href} target="_blank" rel="noopener noreferrer">
            {texto}
          </Anchor>
        </span>
      ))}
      .
    </li>
  );
}
