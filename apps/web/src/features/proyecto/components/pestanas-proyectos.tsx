import { Link } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import classes from './ajenos/ajenos.module.css';

/** Tabs of an admin's list: their own projects, and those of all others. */
export function PestanasProyectos({ ajenos }: { readonly ajenos: boolean }) {
  const inicio = paths.listaProyectos.href();
  const pestanas = [
    { texto: 'Mis proyectos', href: inicio, actual: !ajenos },
    { texto: 'De otras personas', href: `${inicio}?de=otras`, actual: ajenos },
  ];
  return (
    <nav className={classes.tabs} aria-label="De quién son los proyectos">
      {pestanas.map(({ texto, href, actual }) => (
        <Link key={href} to={href} aria-current={actual ? 'page' : undefined}>
          {texto}
        </Link>
      ))}
    </nav>
  );
}
