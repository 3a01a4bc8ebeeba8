import { Link } from 'react-router';

import classes from './pestanas-enlace.module.css';

interface PestanasEnlaceProps {
  /** What the tabs choose, for screen readers. */
  readonly nombre: string;
  readonly pestanas: readonly { readonly texto: string; readonly href: string; readonly actual: boolean }[];
}

/** Tabs that are links: each view has an address of its own. */
export function PestanasEnlace({ nombre, pestanas }: PestanasEnlaceProps) {
  return (
    <nav className={classes.tabs} aria-label={nombre}>
      {pestanas.map(({ texto, href, actual }) => (
        <Link key={href} to={href} aria-current={actual ? 'page' : undefined}>
          {texto}
        </Link>
      ))}
    </nav>
  );
}
