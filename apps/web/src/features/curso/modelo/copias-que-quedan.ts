/** What a course keeps of a project or a person that leaves it. */
export const copiasQueQuedan =
  'Las copias de lo que ya entregó quedan en el curso, para calificarlas, hasta que venza su plazo de conservación.';
