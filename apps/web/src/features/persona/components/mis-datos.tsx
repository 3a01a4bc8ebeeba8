import { BotonesExportacion } from '../../../lib/botones-exportacion.tsx';
import { Pagina } from '../../../ui/pagina/index.ts';

/** /mis_datos: what the product keeps of the reader, as a file. */
export function MisDatos() {
  return (
    <Pagina titulo="Mis datos">
      <p>
        El archivo contiene lo que Mantenible guarda de usted: su cuenta, sus proyectos, las pruebas que
        guardó con preguntas y respuestas, sus borradores, los análisis que inició, sus acciones, marcas y
        comentarios, sus cursos con lo entregado y las notas publicadas, sus avisos y sus anotaciones en la
        auditoría. Un proyecto entero se descarga en «Más acciones del proyecto», «Descargas».
      </p>
      <BotonesExportacion url="/personas/propia/exportacion" nombre="datos-personales" />
      <p>Para que se eliminen sus datos, escriba a quien administra esta instalación.</p>
    </Pagina>
  );
}
