import { archivoFlujo, archivoPropiedades, type DatosAnalisis } from '../modelo/archivos.ts';
import { faltaEnPropiedades } from '../modelo/avisos.ts';
import textos from '../textos.json';
import { ArchivoCopiable } from './archivo-copiable.tsx';
import { BotonCopiar } from '../../../ui/boton-copiar.tsx';
import classes from './instrucciones.module.css';
import { Paso } from './paso.tsx';

const [secretos, propiedades, flujo] = textos.pasos;

/** The three steps, with all values filled in. */
export function Pasos({ datos }: { readonly datos: DatosAnalisis }) {
  const { rama, servicio, direccion } = datos;
  if (!secretos || !propiedades || !flujo) return null;
  return (
    <>
      <Paso {...secretos} rama={rama}>
        <dl className={classes.secrets}>
          {secretos.secretos?.map(({ nombre, descripcion }) => (
            <div key={nombre}>
              <dt>
                <code>{nombre}</code> <BotonCopiar nombre={nombre} texto={nombre} />
              </dt>
              <dd>{descripcion}</dd>
            </div>
          ))}
        </dl>
        {servicio === 'server' && (
          <p>{direccion.trim() === '' ? secretos.soloServer : secretos.servidorEscrito}</p>
        )}
      </Paso>
      <Paso {...propiedades} rama={rama}>
        <ArchivoCopiable
          nombre={propiedades.archivo ?? ''}
          contenido={archivoPropiedades(datos)}
          falta={faltaEnPropiedades(datos)}
        />
      </Paso>
      <Paso {...flujo} rama={rama}>
        <ArchivoCopiable nombre={flujo.archivo ?? ''} contenido={archivoFlujo(datos)} />
      </Paso>
    </>
  );
}
