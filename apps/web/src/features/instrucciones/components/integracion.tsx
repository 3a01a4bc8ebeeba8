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
        incidencia mayor o más grave, o si el grado baja de 70. Sirve también para un proyecto sin npm: solo
        necesita Node 24 y git.
      </p>
      <ol>
        <li>
          Consiga el paquete. No está publicado en npm: pídalo a quien mantiene esta instalación, o créelo en
          una copia de su código con <code>npm install</code>, <code>npm run build</code> y{' '}
          <code>npm pack --workspace mantenible</code>.
        </li>
        <li>
          Guárdelo en la raíz de su repositorio como <code>mantenible.tgz</code>. En su equipo se instala con{' '}
          <code>npm install --global ./mantenible.tgz</code> y se usa con <code>mantenible analizar .</code>
        </li>
        <li>Copie el alcance, adáptelo, y copie el archivo del sitio en el que quiera el análisis.</li>
      </ol>
      {archivosDeIntegracion(rama).map((archivo) => (
        <ArchivoCopiable key={archivo.nombre} {...archivo} />
      ))}
    </details>
  );
}
