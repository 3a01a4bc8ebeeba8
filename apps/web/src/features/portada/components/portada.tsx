import { Button } from '@mantine/core';
import { IconArrowRight, IconChecklist, IconCode } from '@tabler/icons-react';
import { Link } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session/session.ts';
import { usePageHeading } from '../../../ui/pagina/index.ts';
import { textosPortada } from '../textos.ts';
import { AvisoSesion } from './aviso-sesion.tsx';
import classes from './portada.module.css';

const icons = { experiencia: IconChecklist, estatica: IconCode } as const;

/**
 * Link to the projects; for a signed-out person through the sign-in page, because the guard redirects back
 * here.
 */
function BotonProyectos() {
  const { estado, entrarHacia } = useSession();
  const href = paths.listaProyectos.href();
  const look = { size: 'lg', rightSection: <IconArrowRight size={20} aria-hidden /> } as const;
  if (estado === 'fuera') {
    return (
      <Button
        {...look}
        onClick={() => {
          entrarHacia(href);
        }}
      >
        {textosPortada.boton}
      </Button>
    );
  }
  return (
    <Button {...look} component={Link} to={href}>
      {textosPortada.boton}
    </Button>
  );
}

/** Landing page: description of the product, its two routes, and the link to the projects. */
export function Portada() {
  const heading = usePageHeading('Mantenible');
  return (
    <div className={classes.page}>
      <section className={classes.hero}>
        <h1 ref={heading} tabIndex={-1} className={classes.title}>
          {textosPortada.titulo}
        </h1>
        <p className={classes.lead}>{textosPortada.descripcion}</p>
        <BotonProyectos />
      </section>
      <AvisoSesion />
      <ul className={classes.routes} aria-label="Formas de evaluar">
        {textosPortada.rutas.map(({ ruta, titulo, texto }) => {
          const Icon = icons[ruta];
          return (
            <li key={ruta} className={classes.route} data-ruta={ruta}>
              <Icon size={28} stroke={1.6} aria-hidden className={classes.icon} />
              <h2>{titulo}</h2>
              <p>{texto}</p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
