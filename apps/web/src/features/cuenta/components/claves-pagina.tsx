import type { ClavesDeImportacion } from '@mantenible/contracts/cuenta';
import { contar } from '@mantenible/wording/contar';
import { formatDateTime } from '@mantenible/wording/fechas';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { config } from '../../../lib/config.ts';
import { paths } from '../../../lib/paths.ts';
import { BotonImprimir } from '../../../ui/boton-imprimir.tsx';
import { EstadoConsulta, Vacio } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { leerClavesQuery } from '../api/leer-claves.ts';
import { labels } from '../labels.ts';
import { BotonDescargarClaves } from './boton-descargar-claves.tsx';
import classes from './claves.module.css';

/** /contrasenas_iniciales/{id}: the initial passwords of an import, one slip a person, to print and cut. */
export function ClavesPagina() {
  const { id = '' } = useParams();
  const consulta = useQuery(leerClavesQuery(id));
  const personas = consulta.data?.personas ?? [];
  return (
    <Pagina
      titulo={labels.iniciales}
      ancho="ancho"
      migas={[{ texto: labels.titulo, href: paths.cuentas.href() }]}
      acciones={
        consulta.data &&
        personas.length > 0 && (
          <>
            <BotonDescargarClaves claves={consulta.data.claves} />
            <BotonImprimir />
          </>
        )
      }
    >
      {consulta.error !== null && toApiProblem(consulta.error).status === 404 ? (
        <Vencidas texto={toApiProblem(consulta.error).mensaje} />
      ) : (
        <EstadoConsulta
          consulta={consulta}
          textoCargando="Cargando..."
          textoFallo="No se pudieron leer las contraseñas iniciales."
          esVacio={(leidas) => leidas.personas.length === 0}
          textoVacio="No queda ninguna contraseña inicial que mostrar. Si a alguien le falta la suya, restablezca su contraseña en «Cuentas»."
          accionVacio={<Link to={paths.cuentas.href()}>Volver a las cuentas</Link>}
        >
          {(leidas) => <Papeletas {...leidas} />}
        </EstadoConsulta>
      )}
    </Pagina>
  );
}

function Vencidas({ texto }: { readonly texto: string }) {
  return (
    <Vacio texto={texto}>
      <Link to={paths.cuentas.href()}>Volver a las cuentas</Link>
    </Vacio>
  );
}

function Papeletas({ quien, momento, hasta, personas }: ClavesDeImportacion) {
  return (
    <>
      <p className={classes.intro}>
        Contraseñas iniciales de {contar(personas.length, 'persona', 'personas')}, de la importación de{' '}
        <bdi>{quien}</bdi> del <time dateTime={momento}>{formatDateTime(momento)}</time>; no están las de
        quien ya eligió la suya. Se muestran hasta el <time dateTime={hasta}>{formatDateTime(hasta)}</time>;
        después, nunca más. Imprima esta página, recorte por las líneas y entregue a cada persona la suya.
      </p>
      <ul className={classes.slips} aria-label="Papeletas">
        {personas.map((persona) => (
          <Papeleta key={persona.usuario} {...persona} />
        ))}
      </ul>
    </>
  );
}

function Papeleta({ usuario, nombre, clave }: ClavesDeImportacion['personas'][number]) {
  return (
    <li className={classes.slip}>
      <p className={classes.name}>
        <bdi>{nombre}</bdi>
      </p>
      <dl>
        <dt>Dirección</dt>
        <dd>{`${location.origin}${config.basePath}/`}</dd>
        <dt>Usuario</dt>
        <dd>
          <bdi>{usuario}</bdi>
        </dd>
        <dt className={classes.wide}>Contraseña inicial</dt>
        <dd className={classes.wide}>
          <code>{clave}</code>
        </dd>
      </dl>
      <p className={classes.rule}>Deberá cambiarla al entrar.</p>
    </li>
  );
}
