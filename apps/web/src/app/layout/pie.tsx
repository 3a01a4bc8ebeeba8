import { IconBuildingBank, IconSchool } from '@tabler/icons-react';

import { config } from '../../lib/config.ts';
import { logosOf, type Logo } from './logos.ts';
import { Marca } from './marca.tsx';
import classes from './pie.module.css';

function Dibujo({ logo }: { readonly logo: Logo }) {
  if (logo.imagen !== null) return <img src={logo.imagen} alt={logo.texto} height={48} loading="lazy" />;
  const drawing =
    logo.neutral === 'universidad' ? (
      <IconBuildingBank size={30} stroke={1.5} aria-hidden />
    ) : logo.neutral === 'facultad' ? (
      <IconSchool size={30} stroke={1.5} aria-hidden />
    ) : (
      <Marca size={30} />
    );
  return (
    <>
      {drawing}
      <span>{logo.texto}</span>
    </>
  );
}

/** Footer with the three logo links (requisito: footer-logos). */
export function Pie() {
  return (
    <footer className={classes.footer}>
      <ul className={classes.logos}>
        {logosOf(config).map((logo) => (
          <li key={logo.neutral}>
            <a href={logo.enlace} className={classes.logo}>
              <Dibujo logo={logo} />
            </a>
          </li>
        ))}
      </ul>
    </footer>
  );
}
