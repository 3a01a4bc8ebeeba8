import type { CuotasDeTodos } from '@mantenible/contracts/cuota';
import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { ListaDeAvisos } from '../../../lib/cuota-api/aviso-de-cuota.tsx';
import { avisoDe, enMb } from '../../../lib/cuota-api/textos.ts';
import { paths } from '../../../lib/paths.ts';
import { BarraCuenta } from '../../../ui/barra-progreso/index.ts';
import { EstadoConsulta, Vacio } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { leerCuotasQuery } from '../api/leer-cuotas.ts';
import shared from '../../../ui/shared.module.css';
import classes from './cuotas.module.css';
import { TablaConsumos } from './tabla-consumos.tsx';
import { TablaCursos } from './tabla-cursos.tsx';

interface CuotasPaginaProps {
  /** Settings of the installation, of other features. */
  readonly children?: ReactNode;
}

/** /cuotas: what the installation and its people use of their quotas, for admins. */
export function CuotasPagina({ children }: CuotasPaginaProps) {
  const consulta = useQuery(leerCuotasQuery());
  return (
    <Pagina
      titulo="Espacio"
      ancho="ancho"
      introduccion="Lo que ocupan esta instalación y las personas que la usan, y lo que les queda. Desde el 80 % de una cuota se avisa; al llegar al límite no se guarda nada más de esa clase."
    >
      <EstadoConsulta consulta={consulta} textoCargando="Cargando...">
        {({ disco, suma, personas, cursos }) => (
          <>
            <Instalacion disco={disco} suma={suma} />
            <section aria-labelledby="por-persona">
              <h2 id="por-persona" className={shared.subtitle}>
                Por persona
              </h2>
              {personas.length === 0 ? (
                <Vacio texto="Todavía nadie tiene proyectos." />
              ) : (
                <>
                  {suma.personas > personas.length && (
                    <p className={classes.note}>
                      De {contar(suma.personas, 'persona', 'personas')} se muestran las{' '}
                      {formatNumber(personas.length)} más cercanas a un límite.
                    </p>
                  )}
                  <TablaConsumos personas={personas} />
                </>
              )}
            </section>
            {cursos.length > 0 && <PorCurso cursos={cursos} suma={suma} />}
          </>
        )}
      </EstadoConsulta>
      <p>
        <Anchor component={Link} to={paths.datosDePersonas.href()}>
          Datos de una persona: descargarlos o eliminarlos
        </Anchor>
      </p>
      {children}
    </Pagina>
  );
}

function Instalacion({ disco, suma }: Pick<CuotasDeTodos, 'disco' | 'suma'>) {
  const aviso = disco && avisoDe('disco', disco);
  return (
    <section aria-labelledby="instalacion" className={classes.installation}>
      <h2 id="instalacion" className={shared.subtitle}>
        Instalación
      </h2>
      <ListaDeAvisos avisos={aviso === null ? [] : [aviso]} />
      <Disco disco={disco} />
      <p>
        {contar(suma.personas, 'persona', 'personas')} con {contar(suma.proyectos, 'proyecto', 'proyectos')}:
        sus análisis ocupan {enMb(suma.bytesAnalisis)}, y sus pruebas, borradores, evidencias, marcas y planes
        de mejora, {enMb(suma.bytesPruebas)}.
      </p>
    </section>
  );
}

function PorCurso({ cursos, suma }: Pick<CuotasDeTodos, 'cursos' | 'suma'>) {
  return (
    <section aria-labelledby="por-curso">
      <h2 id="por-curso" className={shared.subtitle}>
        Por curso
      </h2>
      <p className={classes.note}>
        Las entregas de {contar(suma.cursos, 'curso', 'cursos')} guardan {enMb(suma.bytesCursos)}: copias de
        las pruebas y del código analizado, notas y comentarios, que no cuentan en la cuota de ninguna
        persona. Se liberan al eliminar el curso, o una entrega sin notas publicadas.
        {suma.cursos > cursos.length && ` Se muestran los ${formatNumber(cursos.length)} que más ocupan.`}
      </p>
      <TablaCursos cursos={cursos} />
    </section>
  );
}

function Disco({ disco }: Pick<CuotasDeTodos, 'disco'>) {
  if (disco === null)
    return <p>El sitio libre del disco no se mide aquí: la base de datos está en otro servidor.</p>;
  const texto = `Disco al ${formatNumber(Math.floor(disco.usado))} %; desde el ${formatNumber(disco.limite)} % no se guarda nada más.`;
  return (
    <div className={classes.quota}>
      <p>{texto}</p>
      <BarraCuenta
        etiqueta="Disco"
        hechas={disco.usado}
        total={100}
        texto={texto}
        {...(disco.estado !== 'libre' && { color: 'orange' })}
      />
    </div>
  );
}
