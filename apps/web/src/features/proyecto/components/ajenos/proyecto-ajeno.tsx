import { Pagina } from '../../../../ui/pagina/index.ts';

interface ProyectoAjenoProps {
  /** Whether it is the solved example, which belongs to no person. */
  readonly esEjemplo: boolean;
}

/** A project of another person, or of none, in place of the owner's form: what may be read, which the project's tabs lead to. */
export function ProyectoAjeno({ esEjemplo }: ProyectoAjenoProps) {
  if (esEjemplo)
    return (
      <Pagina titulo="Solo de consulta">
        <p>
          El ejemplo resuelto no se cambia ni se responde: puede leer sus pruebas, sus análisis y su plan.
          Para responder una prueba, cree un proyecto propio.
        </p>
      </Pagina>
    );
  return (
    <Pagina titulo="Proyecto de otra persona">
      <p>
        Los datos del proyecto los cambia, y sus pruebas las responde, la persona a la que pertenece. Usted
        puede leer sus pruebas, sus análisis y su plan.
      </p>
    </Pagina>
  );
}
