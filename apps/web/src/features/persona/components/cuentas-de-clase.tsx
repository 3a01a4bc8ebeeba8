import type { CuentasDeClase as Leidas } from '@mantenible/contracts/fin-de-curso';
import { contar } from '@mantenible/wording/contar';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';

import { config } from '../../../lib/config.ts';
import { paths } from '../../../lib/paths.ts';
import { BotonExplicado } from '../../../ui/boton-explicado.tsx';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { leerCuentasDeClaseQuery } from '../api/leer-cuentas-de-clase.ts';
import { DialogoDeClase, type FinDeClase } from './dialogo-de-clase.tsx';
import shared from '../../../ui/shared.module.css';
import classes from './persona.module.css';

interface CuentasDeClaseProps {
  readonly curso: { readonly _id: string; readonly nombre: string };
}

/** The end of a term, for admins: the accounts of a class deactivated or erased at once. */
export function CuentasDeClase({ curso }: CuentasDeClaseProps) {
  if (!config.identidad.incorporada) return <DeOtroProveedor />;
  return <Cuentas curso={curso} />;
}

function DeOtroProveedor() {
  return (
    <p>
      Las cuentas de esta instalación las administra un proveedor de identidad externo: desactívelas o
      elimínelas allí. Los datos que este producto guarda de cada persona se eliminan, una a una, en{' '}
      <Link to={paths.datosDePersonas.href()}>Datos de una persona</Link>.
    </p>
  );
}

function Cuentas({ curso }: CuentasDeClaseProps) {
  const consulta = useQuery(leerCuentasDeClaseQuery(curso._id));
  const [abierto, setAbierto] = useState<FinDeClase | null>(null);
  return (
    <EstadoConsulta
      consulta={consulta}
      textoCargando="Cargando..."
      textoFallo="No se pudieron leer las cuentas de la clase."
      esVacio={({ personas }) => personas.length === 0}
      textoVacio="Nadie se ha unido al curso: no hay cuentas que desactivar ni eliminar."
    >
      {(leidas) => (
        <>
          <Resumen {...leidas} onAbrir={setAbierto} />
          <DialogoDeClase
            que={abierto}
            curso={curso}
            leidas={leidas}
            onCerrar={() => {
              setAbierto(null);
            }}
          />
        </>
      )}
    </EstadoConsulta>
  );
}

function Resumen({ personas, sinUnirse, onAbrir }: Leidas & { readonly onAbrir: (que: FinDeClase) => void }) {
  const salen = personas.filter(({ motivo }) => motivo === null);
  const activas = salen.filter(({ activa }) => activa === true).length;
  const quedan = personas.filter(({ motivo }) => motivo !== null);
  return (
    <div className={classes.closing}>
      <p>
        Al terminar el periodo puede desactivar las cuentas de la clase, que se conservan y se activan de
        nuevo cuando haga falta, o eliminar a sus personas con todo lo suyo, lo que no se puede deshacer.
      </p>
      <p>
        {quedan.length > 0 && `${String(salen.length)} de `}
        {contar(personas.length, 'persona', 'personas')} de la clase,{' '}
        {contar(activas, 'cuenta activa', 'cuentas activas')}.
        {sinUnirse > 0 && ` ${textoSinUnirse(sinUnirse)}`}
      </p>
      <div className={shared.row}>
        <BotonExplicado
          variant="default"
          motivo={activas === 0 ? 'Ninguna cuenta de la clase está activa' : null}
          onClick={() => {
            onAbrir('desactivar');
          }}
        >
          Desactivar las cuentas de la clase
        </BotonExplicado>
        <BotonExplicado
          variant="default"
          color="red"
          motivo={salen.length === 0 ? 'Nadie de la clase puede eliminarse aquí' : null}
          onClick={() => {
            onAbrir('eliminar');
          }}
        >
          Eliminar a las personas de la clase
        </BotonExplicado>
      </div>
      {quedan.length > 0 && <Quedan personas={quedan} />}
    </div>
  );
}

function textoSinUnirse(cuantas: number): string {
  return cuantas === 1
    ? '1 persona de la lista de clase no se unió al curso: su cuenta no cambia.'
    : `${contar(cuantas, 'persona', 'personas')} de la lista de clase no se unieron al curso: sus cuentas no cambian.`;
}

const motivosEnPalabras = {
  propia: 'es usted',
  admin: 'tiene el rol admin',
  docente: 'es docente',
  'otro-curso': 'está en otro curso abierto o en su lista',
  'sin-cuenta': 'no tiene cuenta en esta instalación',
} as const;

/** Who stays as they are, and why. */
function Quedan({ personas }: Pick<Leidas, 'personas'>) {
  return (
    <section aria-labelledby="quedan">
      <h2 id="quedan">Quedan como están</h2>
      <ul>
        {personas.map(({ sub, nombre, motivo, otroCurso }) => (
          <li key={sub}>
            <bdi>{nombre}</bdi>: {motivo !== null && motivosEnPalabras[motivo]}
            {motivo === 'otro-curso' && otroCurso !== null && (
              <>
                {' '}
                («<bdi>{otroCurso}</bdi>»)
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
