import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';

import { reporteQuery } from '../../features/calculo/api/reporte.ts';
import { Reporte } from '../../features/calculo/components/reporte.tsx';
import { DuenoDe } from '../layout/proyecto-ajeno.tsx';

export function Component() {
  const { id = '' } = useParams();
  const { data } = useQuery(reporteQuery(id));
  return (
    <>
      {data && <DuenoDe proyecto={data.prueba.proyecto._id} />}
      <Reporte />
    </>
  );
}
