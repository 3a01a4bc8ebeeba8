import { setting } from './setting.ts';
import { optional, optionalTextFile, optionalUrl } from './values.ts';

const logo = (n: 1 | 2 | 3) => ({
  archivo: setting(
    `INSTITUCION_LOGO${n}_ARCHIVO`,
    '',
    optional,
    `Image file of footer logo ${n} (svg, png, jpg, webp).`,
  ),
  enlace: setting(
    `INSTITUCION_LOGO${n}_ENLACE`,
    '',
    optionalUrl,
    `The target of footer logo ${n}; the start page when unset.`,
  ),
  texto: setting(`INSTITUCION_LOGO${n}_TEXTO`, '', optional, `Text that stands for footer logo ${n}.`),
});

/** The institution of an installation. */
export const institucion = {
  autor: setting('INSTITUCION_AUTOR', '', optional, 'Author shown on the information screen.'),
  director: setting('INSTITUCION_DIRECTOR', '', optional, 'Director shown on the information screen.'),
  universidad: setting('INSTITUCION_UNIVERSIDAD', '', optional, 'University of the copyright line.'),
  anio: setting('INSTITUCION_ANIO', '', optional, 'Year of the copyright line.'),
  logotipos: [logo(1), logo(2), logo(3)],
  aviso: setting(
    'INSTITUCION_AVISO_ARCHIVO',
    '',
    optionalTextFile,
    'Text file with the privacy notice of courses, its paragraphs divided by blank lines; a general one when unset.',
  ),
};
