import type { EnlaceCreado } from '@mantenible/contracts/enlace';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router';

import { EstadoConsulta, Vacio } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { listarEnlacesQuery } from '../api/listar-enlaces.ts';
import type { ElegirQueProps } from '../modelo/pedido.ts';
import shared from '../../../ui/shared.module.css';
import classes from './enlaces.module.css';
import { FormularioEnlace } from './formulario-enlace.tsx';
import { EnlaceRecienCreado } from './enlace-recien-creado.tsx';
import { TablaEnlaces } from './tabla-enlaces.tsx';

interface EnlacesPaginaProps {
  /** Choice of the tests or analyses that a link shows. */
  readonly elegirQue: (props: ElegirQueProps) => ReactNode;
}

/** /compartir/{projectId}: makes, lists and revokes the read-only links of an own project. */
export function EnlacesPagina({ elegirQue }: EnlacesPaginaProps) {
  const { id = '' } = useParams();
  const consulta = useQuery(listarEnlacesQuery(id));
  const [creado, setCreado] = useState<EnlaceCreado | null>(null);
  return (
    <Pagina
      titulo="Compartir"
      introduccion="Un enlace muestra un resultado del proyecto a quien no tiene cuenta, hasta la fecha que usted elija. Enseña el nombre del proyecto; nunca a las personas, el enlace del repositorio ni las evidencias."
    >
      <EstadoConsulta consulta={consulta} textoCargando="Cargando...">
        {({ activos, enlaces }) => (
          <>
            {activos ? (
              <FormularioEnlace proyectoId={id} elegirQue={elegirQue} onCreado={setCreado} />
            ) : (
              <p>
                Esta instalación no permite compartir enlaces, y los que había no se abren. Descargue el PDF y
                envíelo.
              </p>
            )}
            {creado !== null && <EnlaceRecienCreado creado={creado} />}
            <section aria-labelledby="enlaces" className={classes.section}>
              <h2 id="enlaces" className={shared.subtitle}>
                Enlaces del proyecto
              </h2>
              {enlaces.length === 0 ? (
                <Vacio texto="El proyecto no tiene ningún enlace compartido." />
              ) : (
                <TablaEnlaces
                  proyectoId={id}
                  enlaces={enlaces}
                  onRetirado={(retirado) => {
                    setCreado((antes) => (antes?.enlace._id === retirado ? null : antes));
                  }}
                />
              )}
            </section>
          </>
        )}
      </EstadoConsulta>
    </Pagina>
  );
}
