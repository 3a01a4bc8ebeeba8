import type { Ficha } from '@mantenible/rule-cards';

/** A card as plain text. */
export function cardText({
  titulo,
  porQue,
  comoArreglarlo,
  antes,
  despues,
  avisaSinMotivo,
  noAvisa,
}: Ficha): string {
  const limits = [
    ...(avisaSinMotivo ? ['', 'AVISA SIN MOTIVO', avisaSinMotivo.texto] : []),
    ...(noAvisa ? ['', 'NO AVISA', noAvisa.texto] : []),
  ];
  const example = (code: string) => code.replaceAll(/^(?=.)/gmu, '    ');
  return [
    titulo,
    '',
    'POR QUÉ IMPORTA',
    porQue,
    '',
    'CÓMO ARREGLARLO',
    comoArreglarlo,
    '',
    'ANTES',
    example(antes.codigo),
    '',
    'DESPUÉS',
    example(despues.codigo),
    ...limits,
  ].join('\n');
}
