import { archivosDeIntegracion } from '../modelo/integracion.ts';
import { ArchivoCopiable } from './archivo-copiable.tsx';
import classes from './instrucciones.module.css';

/** The same analysis by the command `mantenible`: optional, and beside the three steps. */
export function Integracion({ rama }: { readonly rama: string }) {
  return (
    <details className={classes.external}>
      <summary>
        El mismo análisis en su carpeta y en cada solicitud de cambios, con la orden mantenible
      </summary>
      <p>
        La orden analiza la carpeta sin servidor, compara con la rama principal y falla si aparece una
        incidencia mayor o más grave, o si el grado baja de 70. Instale su paquete entre las dependencias de
        desarrollo del proyecto y copie el archivo que corresponda.
      </p>
      {archivosDeIntegracion(rama).map((archivo) => (
        <ArchivoCopiable key={archivo.nombre} {...archivo} />
      ))}
    </details>
  );
}
