import type { Usos } from '@mantenible/contracts/comun';
import { contar } from '@mantenible/wording/contar';

const consequences: Readonly<Record<Usos['usos'][number]['tipo'], string>> = {
  listaVerificacion: 'Se quitará de la lista de verificación',
  metrica: 'Quedará sin lista de verificación la métrica',
  subcaracteristica: 'Se quitará de la subcaracterística',
};

/** Effects of a deletion, one sentence for each use; saved tests do not change. */
export function describeUsos({ usos, pruebas }: Usos): readonly string[] {
  const sentences = usos.map(({ tipo, nombre }) => `${consequences[tipo]} «${nombre}».`);
  if (pruebas === 0) return sentences;
  const tests =
    pruebas === 1
      ? 'Aparece en 1 prueba guardada, que se conserva como está.'
      : `Aparece en ${contar(pruebas, 'prueba guardada', 'pruebas guardadas')}, que se conservan como están.`;
  return [...sentences, tests];
}
