import type { PreguntaPlan } from '@mantenible/domain/respuesta';

/** A question for tests: by default with two levels of value 0 and 1. */
export function preguntaDe(pautaId: string, lista = 'l1', niveles: readonly number[] = [0, 1]): PreguntaPlan {
  return {
    pautaId,
    listaVerificacion: lista,
    listaNombre: `Lista ${lista}`,
    descripcion: `Pauta ${pautaId}`,
    pregunta: `¿${pautaId}?`,
    nivelesCumplimiento: niveles.map((valor) => ({ descripcion: `Nivel ${valor}`, valor })),
  };
}

/** Answers by key: `{ 'l1:a': 1 }` chooses the level of that index. */
export function respuestasDe(niveles: Readonly<Record<string, number>>) {
  return Object.fromEntries(
    Object.entries(niveles).map(([clave, nivel]) => {
      const [listaVerificacion = '', pautaId = ''] = clave.split(':');
      return [clave, { pautaId, listaVerificacion, valor: nivel, nivel, comentario: '' }];
    }),
  );
}
