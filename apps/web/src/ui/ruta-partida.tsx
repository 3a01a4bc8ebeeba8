import { Fragment } from 'react';

/** A path whose lines end after a slash where they can. */
export function RutaPartida({ ruta }: { readonly ruta: string }) {
  return (
    <bdi>
      {ruta.split(/(?<=\/)/u).map((parte, i) => (
        <Fragment key={i}>
          {i > 0 && <wbr />}
          {parte}
        </Fragment>
      ))}
    </bdi>
  );
}
