import type { Entrega } from '@mantenible/contracts/entrega';
import { avisoDeReloj } from '@mantenible/domain/entrega';
import { formatDateTime } from '@mantenible/wording/fechas';

import { fases, textosDePedido } from '../modelo/textos.ts';
import { AlcanceDeEntrega } from './alcance-de-entrega.tsx';
import shared from '../../../ui/shared.module.css';
import classes from './entrega.module.css';
import { Plazo } from './plazo.tsx';

/** What a delivery asks for and until when. */
export function LoPedido({ entrega }: { readonly entrega: Entrega }) {
  const { texto, fin, abreEn, curso, fase, cierra, plantilla, plantillaNombre } = entrega;
  const { publicada, cambiar } = entrega;
  const reloj = avisoDeReloj(cierra, curso.zona);
  return (
    <section className={classes.box} aria-label="Qué se entrega">
      <p>
        <span className={classes.state}>{fases[fase]}</span>. {fase === 'sin-abrir' ? 'Abre' : 'Abrió'} el{' '}
        {formatDateTime(abreEn, curso.zona)} y {fase === 'cerrada' ? 'se cerró' : 'se cierra'} el{' '}
        <Plazo fin={fin} zona={curso.zona} />, con sus 59 segundos.
      </p>
      {reloj !== null && <p>{reloj}</p>}
      {texto !== '' && (
        <p className={shared.asWritten}>
          <bdi>{texto}</bdi>
        </p>
      )}
      <p>Se pide: {new Intl.ListFormat('es-ES').format(textosDePedido(entrega))}.</p>
      {plantilla && (
        <p>
          Punto de partida: <bdi>{plantillaNombre ?? 'un proyecto que se eliminó'}</bdi>
          {plantilla.commit !== null && (
            <>
              {' '}
              en el commit <code>{plantilla.commit}</code>
            </>
          )}
          .
        </p>
      )}
      <AlcanceDeEntrega pide={entrega.pide} ambito={entrega.ambito} />
      {publicada && cambiar && (
        <p className={shared.note}>
          Ya se publicó alguna nota: el plazo, lo que se pide, la plantilla y el alcance no cambian más.
        </p>
      )}
    </section>
  );
}
