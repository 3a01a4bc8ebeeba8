import { Anchor, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';

import { AvisoDeCuota } from '../../../lib/cuota-api/aviso-de-cuota.tsx';
import { paths } from '../../../lib/paths.ts';
import { usePersona } from '../../../lib/session/session.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { listarProyectosQuery } from '../api/listar-proyectos.ts';
import { ProyectosAjenos } from './ajenos/proyectos-ajenos.tsx';
import { PestanasProyectos } from './pestanas-proyectos.tsx';
import { ProyectosPropios } from './proyectos-propios.tsx';

interface ListaProyectosProps {
  /** What stands above the person's own projects, of other features. */
  readonly children?: ReactNode;
}

/** /lista_proyectos: the signed-in person's projects and those of their teams; for an admin also those of all others (`?de=otras`). */
export function ListaProyectos({ children }: ListaProyectosProps) {
  const { sub, roles } = usePersona();
  const [params] = useSearchParams();
  const esAdmin = roles.includes('admin');
  const ajenos = esAdmin && params.get('de') === 'otras';
  const propios = useQuery({ ...listarProyectosQuery(sub), enabled: !ajenos });
  const crear = (
    <Button component={Link} to={paths.crearProyecto.href()} leftSection={<IconPlus size={18} aria-hidden />}>
      Crear proyecto
    </Button>
  );
  return (
    <Pagina titulo="Proyectos" ancho="ancho" acciones={ajenos ? undefined : crear}>
      <AvisoDeCuota cuotas={['disco', 'proyectos']} />
      {esAdmin && <PestanasProyectos ajenos={ajenos} />}
      {ajenos ? (
        <ProyectosAjenos />
      ) : (
        <>
          {children}
          <ProyectosPropios consulta={propios} />
        </>
      )}
      <p>
        <Anchor component={Link} to={paths.misDatos.href()}>
          Descargar mis datos
        </Anchor>
      </p>
    </Pagina>
  );
}
