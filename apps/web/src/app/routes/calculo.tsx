import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';

import { leerReporteQuery } from '../../features/calculo/api/leer-reporte.ts';
import { Reporte } from '../../features/calculo/components/reporte.tsx';
import { DuenoDe } from '../layout/proyecto-ajeno.tsx';

export function Component() {
  const { id = '' } = useParams();
  const { data } = useQuery(leerReporteQuery(id));
  return (
    <>
      {data && <DuenoDe proyecto={data.prueba.proyecto._id} />}
      <Reporte />
    </>
  );
}
