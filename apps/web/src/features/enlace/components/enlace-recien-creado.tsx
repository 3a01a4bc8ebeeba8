import type { EnlaceCreado } from '@mantenible/contracts/enlace';
import { esInsignia } from '@mantenible/domain/enlace';
import { formatDateTime } from '@mantenible/wording/fechas';
import { useEffect, useRef } from 'react';

import { config } from '../../../lib/config.ts';
import { BotonCopiar } from '../../../ui/boton-copiar.tsx';
import { direccionDe, enMarkdown } from '../modelo/direccion.ts';
import shared from '../../../ui/shared.module.css';
import classes from './enlaces.module.css';

/** The address of a link that was made now: the server does not give it again. */
export function EnlaceRecienCreado({ creado: { enlace, clave } }: { readonly creado: EnlaceCreado }) {
  const titulo = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    titulo.current?.focus();
  }, [clave]);
  const { clase, expira } = enlace;
  const direccion = direccionDe({ origin: location.origin, basePath: config.basePath }, clase, clave);
  return (
    <section aria-labelledby="enlace-nuevo" className={classes.created}>
      <h2 id="enlace-nuevo" ref={titulo} tabIndex={-1} className={shared.subtitle}>
        Su enlace
      </h2>
      <p>
        Cópielo ahora: no se vuelve a mostrar. Vale hasta el{' '}
        <time dateTime={expira}>{formatDateTime(expira)}</time>.
      </p>
      <Copiable nombre="Enlace" texto={direccion} />
      {esInsignia(clase) && <Copiable nombre="Markdown" texto={enMarkdown(direccion)} />}
    </section>
  );
}

function Copiable({ nombre, texto }: { readonly nombre: string; readonly texto: string }) {
  return (
    <p className={classes.copy}>
      <code>{texto}</code>
      <BotonCopiar nombre={nombre} texto={texto} />
    </p>
  );
}
