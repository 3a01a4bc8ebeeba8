import { useQuery } from '@tanstack/react-query';
import { Outlet, useParams } from 'react-router';

import { ProyectoAjeno } from '../../features/proyecto/components/ajenos/proyecto-ajeno.tsx';
import { proyectoQuery } from '../../lib/proyecto-api/obtener-proyecto.ts';
import { usePersona } from '../../lib/session.tsx';
import { AvisoAjeno } from '../../ui/aviso-ajeno.tsx';
import { Cargando } from '../../ui/estado-consulta/index.ts';

/** A project as an admin reads it; others never see a project that is not theirs, and nothing is asked for them. */
function useProyecto(id: string) {
  const { roles } = usePersona();
  return useQuery({ ...proyectoQuery(id), enabled: roles.includes('admin') && id !== '' });
}

/** Routes of a run name the item first, then the project. */
function useIdDeProyecto(): string {
  const { id = '', id2 = id } = useParams();
  return id2;
}

/** Screens on which a project is changed or tests are answered: an admin reads there whose it is instead. */
export function SoloPropietario() {
  const { data, isLoading } = useProyecto(useIdDeProyecto());
  if (isLoading) return <Cargando />;
  return data?.propietario ? <ProyectoAjeno proyecto={data} propietario={data.propietario} /> : <Outlet />;
}

/** Screens on which a project is read: they say whose it is where it is another person's. */
export function DeQuienEs() {
  return (
    <>
      <DuenoDe proyecto={useIdDeProyecto()} />
      <Outlet />
    </>
  );
}

/** The notice on whose project it is; nothing to its owner. */
export function DuenoDe({ proyecto }: { readonly proyecto: string }) {
  const propietario = useProyecto(proyecto).data?.propietario;
  return propietario ? <AvisoAjeno {...propietario} /> : null;
}
