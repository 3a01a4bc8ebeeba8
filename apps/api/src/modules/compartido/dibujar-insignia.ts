import { formatPercent } from '@mantenible/wording/numeros';

import type { Insignia } from './compartido.port.ts';

/** Width of a character and padding of a part, in pixels of the picture. */
const porLetra = 7;
const margen = 12;

const escapar = (texto: string): string =>
  texto.replaceAll(/[&<>"']/gu, (signo) => `&#${String(signo.charCodeAt(0))};`);

/** A badge as an SVG picture: label and figure side by side. */
export function dibujarInsignia({ rotulo, cifra }: Insignia): string {
  const valor = cifra === null ? 'sin datos' : formatPercent(cifra);
  const [izquierda, derecha] = [rotulo, valor].map((texto) => texto.length * porLetra + margen) as [
    number,
    number,
  ];
  const ancho = izquierda + derecha;
  const titulo = escapar(`${rotulo}: ${valor}`);
  const texto = (x: number, contenido: string) =>
    `<text x="${String(x)}" y="14" fill="#fff" text-anchor="middle">${escapar(contenido)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(ancho)}" height="20" role="img" aria-label="${titulo}">`,
    `<title>${titulo}</title>`,
    `<rect width="${String(ancho)}" height="20" rx="3" fill="#3b3b3b"/>`,
    `<rect x="${String(izquierda)}" width="${String(derecha)}" height="20" rx="3" fill="#1c5d99"/>`,
    `<g font-family="Verdana,Geneva,sans-serif" font-size="11">`,
    texto(izquierda / 2, rotulo),
    texto(izquierda + derecha / 2, valor),
    '</g></svg>',
  ].join('');
}
