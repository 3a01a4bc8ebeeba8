import type { Equipo, Integrante } from '@mantenible/contracts/equipo';
import { formatDateTime } from '@mantenible/wording/fechas';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { usePersona } from '../../../lib/session/session.ts';
import { useFocoTrasQuitar } from '../../../ui/use-foco-tras-quitar.ts';
import { DialogoSalida, type Salida } from './dialogo-salida.tsx';
import shared from '../../../ui/shared.module.css';
import classes from './equipo.module.css';

/** The people of a team, each with what the reader may do about them. */
export function Integrantes({ equipo }: { readonly equipo: Equipo }) {
  const [salida, setSalida] = useState<Salida | null>(null);
  const navegar = useNavigate();
  const contenedor = useFocoTrasQuitar(equipo.miembros.length);
  const { sub } = usePersona();
  return (
    <div ref={contenedor} tabIndex={-1}>
      <ul className={classes.people}>
        <li className={`${shared.card} ${classes.person}`}>
          <Nombre
            persona={equipo.propietario}
            detalle="Tiene el proyecto"
            suya={equipo.propietario._id === sub}
          />
        </li>
        {equipo.miembros.map((uno) => (
          <li key={uno._id} className={`${shared.card} ${classes.person}`}>
            <Nombre
              persona={uno}
              detalle={uno.desde === null ? 'Miembro' : `Miembro desde el ${formatDateTime(uno.desde)}`}
              suya={uno._id === sub}
            />
            <div className={shared.tightRow}>
              {equipo.papel === 'propietario' && (
                <>
                  <Accion que="traspasar" texto="Traspasar el proyecto" de={uno} onPedir={setSalida} />
                  <Accion que="quitar" texto="Quitar del equipo" de={uno} onPedir={setSalida} />
                </>
              )}
              {uno._id === sub && (
                <Accion que="salir" texto="Salir del equipo" de={uno} onPedir={setSalida} />
              )}
            </div>
          </li>
        ))}
      </ul>
      <DialogoSalida
        proyectoId={equipo.proyecto._id}
        salida={salida}
        onCerrar={() => {
          setSalida(null);
        }}
        onSalir={() => void navegar(paths.listaProyectos.href())}
      />
    </div>
  );
}

interface NombreProps {
  readonly persona: Integrante;
  readonly detalle: string;
  /** Whether it is the reader. */
  readonly suya: boolean;
}

function Nombre({ persona: { nombre, usuario }, detalle, suya }: NombreProps) {
  return (
    <div>
      <strong>
        <bdi>{nombre}</bdi>
      </strong>
      {usuario !== null && usuario !== nombre && (
        <>
          {' '}
          (<bdi>{usuario}</bdi>)
        </>
      )}
      {suya && ' (usted)'}
      <span className={shared.detail}>{detalle}</span>
    </div>
  );
}

interface AccionProps {
  readonly que: Salida['que'];
  readonly texto: string;
  readonly de: Integrante;
  readonly onPedir: (salida: Salida) => void;
}

function Accion({ que, texto, de, onPedir }: AccionProps) {
  return (
    <Button
      variant="default"
      size="compact-md"
      aria-label={que === 'salir' ? texto : `${texto}: ${de.nombre}`}
      onClick={() => {
        onPedir({ que, persona: de });
      }}
    >
      {texto}
    </Button>
  );
}
