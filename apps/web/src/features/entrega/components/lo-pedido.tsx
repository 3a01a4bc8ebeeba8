import type { Entrega } from '@mantenible/contracts/entrega';
import { avisoDeReloj } from '@mantenible/domain/entrega';
import { formatDateTime } from '@mantenible/wording/fechas';

import { fases, textosDePedido } from '../modelo/textos.ts';
import classes from './entrega.module.css';
import { Plazo } from './plazo.tsx';

/** What a delivery asks for and until when. */
export function LoPedido({ entrega }: { readonly entrega: Entrega }) {
  const { texto, fin, abreEn, curso, fase, cierra, ambito, plantilla, plantillaNombre, publicada } = entrega;
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
        <p className={classes.text}>
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
      {entrega.pide.analisis && (
        <p className={classes.note}>
          {ambito === null
            ? 'Lo entregado se analiza con todos los archivos: no cuentan el alcance del proyecto ni su sonar-project.properties.'
            : 'Lo entregado se analiza con el alcance de la entrega, no con el del proyecto ni con su sonar-project.properties.'}{' '}
          Cuenta el último commit de la rama con fecha anterior al plazo; esa fecha la escribe quien hace el
          commit y se puede falsear.
        </p>
      )}
      {publicada && (
        <p className={classes.note}>
          Ya se publicó alguna nota: cambiar el plazo no vuelve a tomar lo entregado.
        </p>
      )}
    </section>
  );
}
