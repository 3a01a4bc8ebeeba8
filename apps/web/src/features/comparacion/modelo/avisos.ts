import { aislar } from '../../../ui/aislar.ts';
import type { ComparacionAnalisis } from '../api/comparar-analisis.ts';

type Comparados = Pick<ComparacionAnalisis, 'cambios' | 'antes' | 'despues'>;

/** What differs between two analyses beside the code, one sentence each. */
export function avisosDe({ cambios, antes, despues }: Comparados): readonly string[] {
  return cambios.map((cambio) => {
    if (cambio === 'analizador')
      return 'Los dos análisis se hicieron con versiones distintas del analizador: sus reglas pueden haber cambiado.';
    if (cambio === 'alcance')
      return 'Los dos análisis no abarcan los mismos archivos: su alcance es distinto, y las cifras no se pueden comparar.';
    // Behind a read-only link neither of them is named.
    if (cambio === 'enlace' && antes.enlace === '') return 'Los dos análisis son de enlaces distintos.';
    if (cambio === 'rama' && antes.rama === '') return 'Los dos análisis son de ramas distintas.';
    if (cambio === 'enlace')
      return `Los dos análisis son de enlaces distintos: ${aislar(antes.enlace)} y ${aislar(despues.enlace)}.`;
    return `Los dos análisis son de ramas distintas: ${aislar(antes.rama)} y ${aislar(despues.rama)}.`;
  });
}
