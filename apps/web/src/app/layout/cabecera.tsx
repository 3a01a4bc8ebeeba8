import { IconLogin2, IconLogout2, IconMenu2, IconUserCircle, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';

import { EnlaceAvisos } from '../../features/aviso/components/enlace-avisos.tsx';
import { listarCursosQuery } from '../../features/curso/api/listar-cursos.ts';
import { config } from '../../lib/config.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session.ts';
import { Marca } from './marca.tsx';
import shared from '../../ui/shared.module.css';
import classes from './cabecera.module.css';
import { markOf, menuOf } from './menu.ts';

function CuentaYSesion() {
  const { estado, persona, urlCuenta, entrar, cerrarSesion, salida } = useSession();
  if (estado === 'fuera') {
    return (
      <button type="button" className={classes.action} onClick={entrar}>
        <IconLogin2 size={18} aria-hidden />
        Iniciar sesión
      </button>
    );
  }
  if (estado !== 'dentro') return null;
  return (
    <>
      {urlCuenta !== null && (
        <a href={urlCuenta} className={classes.action} title="Cuenta">
          <IconUserCircle size={18} aria-hidden />
          <span className={classes.name}>
            <span className={shared.dimmed}>Cuenta</span> {persona?.nombre}
          </span>
        </a>
      )}
      <button
        type="button"
        className={classes.action}
        aria-busy={salida === 'enviando'}
        onClick={cerrarSesion}
      >
        <IconLogout2 size={18} aria-hidden />
        Cerrar Sesión
      </button>
    </>
  );
}

/**
 * Header: product, menu and session. The menu is one list: a bar on wide screens, opened by 'Menú' on narrow ones;
 * following one of its links closes it again.
 */
export function Cabecera() {
  const { estado, persona } = useSession();
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  const roles = persona?.roles ?? [];
  const soloEstudia = estado === 'dentro' && roles.includes('estudiante') && roles.length === 1;
  const { data } = useQuery({ ...listarCursosQuery(), enabled: soloEstudia, staleTime: Infinity });
  const opciones = {
    cuentasPropias: config.identidad.incorporada,
    conCurso: (data?.cursos.length ?? 0) > 0,
  };
  const groups = estado === 'dentro' ? menuOf(roles, opciones) : [];
  const hasMenu = groups.length > 0 || estado === 'dentro' || estado === 'fuera';
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <Link to={paths.inicio.href()} className={classes.brand} onClick={close}>
          <Marca size={30} />
          Mantenible
        </Link>
        {hasMenu && (
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={open}
            aria-controls="menu-principal"
            onClick={() => {
              setOpen((value) => !value);
            }}
          >
            {open ? <IconX size={20} aria-hidden /> : <IconMenu2 size={20} aria-hidden />}
            Menú
          </button>
        )}
      </div>
      <div id="menu-principal" className={classes.menu} data-open={open}>
        {groups.length > 0 && <Principal groups={groups} onFollow={close} />}
        <div className={classes.session}>
          {estado === 'dentro' && (!soloEstudia || opciones.conCurso) && (
            <EnlaceAvisos className={classes.action} onFollow={close} />
          )}
          <CuentaYSesion />
        </div>
      </div>
    </header>
  );
}

interface PrincipalProps {
  readonly groups: ReturnType<typeof menuOf>;
  readonly onFollow: () => void;
}

function Principal({ groups, onFollow }: PrincipalProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Principal">
      <ul className={classes.entries}>
        {groups.flatMap((group) =>
          group.map((entry, i) => (
            <li key={entry.href} data-primera={i === 0}>
              <Link
                to={entry.href}
                className={classes.entry}
                aria-current={markOf(entry, pathname)}
                onClick={onFollow}
              >
                {entry.texto}
              </Link>
            </li>
          )),
        )}
      </ul>
    </nav>
  );
}
