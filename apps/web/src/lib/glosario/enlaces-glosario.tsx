import { Fragment } from 'react';
import { Link } from 'react-router';

import { hrefTermino } from './href-termino.ts';
import type { Termino } from './terminos.ts';

/** Links to the entries of some terms, separated by points. */
export function EnlacesGlosario({ terminos }: { readonly terminos: readonly Termino[] }) {
  return terminos.map((termino, i) => (
    <Fragment key={termino.id}>
      {i > 0 && ' · '}
      <Link to={hrefTermino(termino)}>{termino.termino}</Link>
    </Fragment>
  ));
}
