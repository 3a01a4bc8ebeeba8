import { Pagina } from '../../../../ui/pagina/index.ts';

interface ProyectoDelEquipoProps {
  /** Name of the owner. */
  readonly nombre: string;
}

/** A project of the reader's team, in place of its owner's form. */
export function ProyectoDelEquipo({ nombre }: ProyectoDelEquipoProps) {
  return (
    <Pagina titulo="Proyecto del equipo">
      <p>
        El enlace, la rama, el token y los enlaces compartidos de este proyecto los cambia <bdi>{nombre}</bdi>
        , la persona que lo tiene. Usted puede responder sus pruebas, analizarlo y cambiar su plan.
      </p>
    </Pagina>
  );
}
