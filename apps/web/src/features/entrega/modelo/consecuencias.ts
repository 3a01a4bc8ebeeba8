import type { Entrega, EntregaEnviada } from '@mantenible/contracts/entrega';

const distintos = (a: unknown, b: unknown): boolean => JSON.stringify(a) !== JSON.stringify(b);

/** What a change of a delivery whose deadline passed does to what was taken, in sentences; empty where it stays as it is. */
export function consecuencias(
  antes: Pick<Entrega, 'cierra' | 'pide' | 'plantilla' | 'ambito' | 'fase' | 'publicada'>,
  enviada: EntregaEnviada,
): readonly string[] {
  if (antes.fase !== 'cerrada' || antes.publicada) return [];
  if (antes.cierra !== enviada.cierra)
    return [
      'Lo entregado se vuelve a tomar con el plazo nuevo, de cada proyecto como esté entonces: prueba, plan, enlace, rama y miembros.',
      'Los análisis de lo entregado se descartan. Se conservan las copias de proyectos que salieron del curso o se eliminaron, y lo tomado fuera de plazo que el plazo nuevo no cubra.',
    ];
  const pide = distintos(antes.pide, enviada.pide);
  const plantilla = distintos(antes.plantilla, enviada.plantilla);
  const ambito = distintos(antes.ambito, enviada.ambito);
  return [
    ...(distintos(antes.pide.prueba, enviada.pide.prueba) ? [fraseDePrueba(enviada, ambito)] : []),
    ...(ambito
      ? ['Se descartan los análisis de lo entregado y el de la plantilla: hay que pedirlos otra vez.']
      : []),
    ...(plantilla && !ambito ? ['Se descarta el análisis de la plantilla: hay que pedirlo otra vez.'] : []),
    ...(pide || plantilla || ambito ? ['Las cifras de las notas ya calculadas se vuelven a calcular.'] : []),
  ];
}

function fraseDePrueba({ pide: { prueba } }: EntregaEnviada, otroAmbito: boolean): string {
  const cual =
    prueba === null
      ? 'Las copias se quedan sin la prueba que tienen.'
      : 'En cada copia, la prueba se reemplaza por la última de la clase nueva que el proyecto guardó en plazo; sin ninguna, se queda sin prueba.';
  const resto = otroAmbito ? ' y el plan' : ', el plan y los análisis de lo entregado';
  return `${cual} El enlace, la rama, los miembros${resto} quedan como estaban.`;
}
