import type { Formal } from '../engine/signature.ts';

/** A difference that breaks callers of the base method; the parameter is null for the method as a whole. */
interface Breach {
  readonly parameter: string | null;
  readonly message: string;
}

type Formals = readonly Formal[];

/** The differences between an override and the overridden method. Both parameter lists begin with `self`. */
export function contractBreaches(own: Formals, expected: Formals): readonly Breach[] {
  if (own.length < expected.length) return [missingParameters(own, expected)];
  return own.length > expected.length ? addedParameters(own, expected) : changedParameters(own, expected);
}

const signatureDiffers = {
  parameter: null,
  message: 'Cambie la firma del método: no acepta los argumentos del que redefine.',
};
const nameIn = (formals: Formals, name: string): Formal | undefined =>
  formals.find((formal) => formal.name === name);

/** The breach of an override with fewer parameters. */
function missingParameters(own: Formals, expected: Formals): Breach {
  const absent = expected.filter(({ name }) => !nameIn(own, name));
  if (absent.some(({ passing }) => passing === 'keyword')) return signatureDiffers;
  const names = absent.map(({ name }) => `«${name}»`).join(', ');
  const what = absent.length === 1 ? 'el parámetro que falta' : 'los parámetros que faltan';
  return { parameter: null, message: `Añada ${what}: ${names}.` };
}

/** The breaches of an override with more parameters. */
function addedParameters(own: Formals, expected: Formals): readonly Breach[] {
  const keywords = expected.filter(({ passing }) => passing === 'keyword');
  const required = own.filter(({ isOptional }) => !isOptional);
  const isMore = required.length > expected.length;
  if (keywords.length > 0) {
    const isKept = keywords.every(({ name }) => nameIn(own, name)?.passing === 'keyword');
    return isMore || !isKept ? [signatureDiffers] : [];
  }
  if (!isMore) return [];
  return required
    .filter(({ name }) => !nameIn(expected, name))
    .map(({ name }) => ({
      parameter: name,
      message: `Quite el parámetro «${name}» o dele un valor por defecto.`,
    }));
}

const passingText: Readonly<Record<Formal['passing'], string>> = {
  place: 'solo por su posición',
  keyword: 'solo por su nombre',
  either: 'por su posición o por su nombre',
};

/** The breaches of an override with as many parameters. */
function changedParameters(own: Formals, expected: Formals): readonly Breach[] {
  return own.flatMap((formal, place): Breach[] => {
    const { name: parameter, passing } = formal;
    const baseIndex = expected.findIndex(({ name }) => name === parameter);
    const base = expected[baseIndex];
    if (!base) return [];
    const isNamed = passing === 'keyword' && base.passing === 'keyword';
    if (baseIndex !== place && !isNamed)
      return [{ parameter, message: `Mueva el parámetro «${parameter}» al lugar ${baseIndex}.` }];
    if (passing !== base.passing)
      return [{ parameter, message: `Haga que «${parameter}» se pase ${passingText[base.passing]}.` }];
    return base.isOptional && !formal.isOptional
      ? [{ parameter, message: `Dé un valor por defecto al parámetro «${parameter}».` }]
      : [];
  });
}
