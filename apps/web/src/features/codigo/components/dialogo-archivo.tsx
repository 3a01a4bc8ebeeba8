import { useQuery } from '@tanstack/react-query';

import type { Analizado } from '../../../lib/escaneo/analizado.ts';
import { Dialogo } from '../../../ui/dialogo.tsx';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { useTelefono } from '../../../ui/use-telefono.ts';
import { codigoQuery } from './codigo-query.ts';
import classes from './dialogo-codigo.module.css';

interface DialogoArchivoProps {
  readonly analizado: Analizado;
  /** Path of the file whose source is shown; null while the dialog is closed. */
  readonly ruta: string | null;
  readonly onCerrar: () => void;
}

/** Source of an analysed file from its beginning, without its issues. */
export function DialogoArchivo({ analizado, ruta, onCerrar }: DialogoArchivoProps) {
  const telefono = useTelefono();
  return (
    <Dialogo
      opened={ruta !== null}
      onClose={onCerrar}
      size="75rem"
      fullScreen={telefono}
      title={<bdi className={classes.path}>{ruta}</bdi>}
    >
      {ruta !== null && <Contenido analizado={analizado} ruta={ruta} />}
    </Dialogo>
  );
}

interface ContenidoProps {
  readonly analizado: Analizado;
  readonly ruta: string;
}

function Contenido({ analizado, ruta }: ContenidoProps) {
  const consulta = useQuery(codigoQuery(analizado, ruta));
  return (
    <div className={classes.body}>
      <EstadoConsulta
        consulta={consulta}
        textoCargando="Cargando..."
        textoFallo="Error al cargar el archivo."
      >
        {({ texto, Visor }) => (
          <Visor path={ruta} texto={texto} entradas={[]} elegida={null} onElegir={() => undefined} />
        )}
      </EstadoConsulta>
    </div>
  );
}
