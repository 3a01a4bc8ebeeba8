/** What lecturers see of a person who joins the team of a project that is in a course; nothing without one. */
export function AvisoDeCurso({ curso }: { readonly curso: string | null }) {
  if (curso === null) return null;
  return (
    <p>
      El proyecto está en el curso «<bdi>{curso}</bdi>»: sus docentes verán su nombre y lo que haga en él
      (pruebas, análisis con código, plan y notas), aunque usted no se haya unido al curso.
    </p>
  );
}

/** The same for the people of a team: the owner may put the project into a course after they joined the team. */
export function CursoDelEquipo({ curso }: { readonly curso: string | null }) {
  if (curso === null) return null;
  return (
    <p>
      El proyecto está en el curso «<bdi>{curso}</bdi>»: sus docentes ven los nombres del equipo y lo que cada
      persona hace en él (pruebas, análisis con código, plan y notas), también de quien no se unió al curso.
    </p>
  );
}
