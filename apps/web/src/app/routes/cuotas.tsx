import { CuotasPagina } from '../../features/cuota/components/cuotas-pagina.tsx';
import { MandoEjemplo } from '../../features/ejemplo/components/mando-ejemplo.tsx';

export function Component() {
  return (
    <CuotasPagina>
      <MandoEjemplo />
    </CuotasPagina>
  );
}
