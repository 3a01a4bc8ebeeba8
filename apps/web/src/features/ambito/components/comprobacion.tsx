import type { Ambito, AmbitoComprobado, ValorComprobado } from '@mantenible/domain/ambito';
import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';
import { useMutation } from '@tanstack/react-query';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { RutaPartida } from '../../../ui/ruta-partida.tsx';
import { comprobarAmbito } from '../api/comprobar-ambito.ts';
import { campos } from '../modelo/formulario.ts';
import shared from '../../../ui/shared.module.css';
import classes from './alcance.module.css';

interface ComprobacionProps {
  readonly proyectoId: string;
  /** The scope that is written at the moment. */
  readonly ambito: Ambito;
}

/** Tries what is written on the files of the newest analysis. */
export function Comprobacion({ proyectoId, ambito }: ComprobacionProps) {
  const { mutate, isPending, data, error, variables } = useMutation({
    mutationFn: (escrito: Ambito) => comprobarAmbito(proyectoId, escrito),
  });
  const cambiado = variables !== undefined && JSON.stringify(variables) !== JSON.stringify(ambito);
  return (
    <section className={classes.preview} aria-label="Comprobación">
      <BotonOcupado
        type="button"
        variant="light"
        color="blue"
        ocupado={isPending}
        onClick={() => {
          mutate(ambito);
        }}
      >
        Comprobar con el último análisis
      </BotonOcupado>
      <div role="status">
        {error !== null && <p>No se pudo comprobar. {toApiProblem(error).mensaje}</p>}
        {data !== undefined && cambiado && <p>Ha cambiado el alcance desde esta comprobación.</p>}
        {data?.comprobado === null && <p>Todavía no hay ningún análisis con el que comprobarlo.</p>}
        {data?.comprobado && <Recuento {...data.comprobado} />}
      </div>
      {data?.comprobado && data.comprobado.valores.length > 0 && (
        <Valores valores={data.comprobado.valores} />
      )}
    </section>
  );
}

function Recuento({ archivos, principales, pruebas, fuera }: AmbitoComprobado) {
  return (
    <p>
      De {contar(archivos, 'archivo', 'archivos')} del último análisis,{' '}
      {contar(principales, 'sería código principal', 'serían código principal')},{' '}
      {contar(pruebas, 'sería una prueba', 'serían pruebas')} y {contar(fuera, 'quedaría', 'quedarían')}{' '}
      fuera. Los que aquel análisis ya dejó fuera no cuentan aquí.
    </p>
  );
}

const nombreDe = (lista: ValorComprobado['lista']): string =>
  campos.find(([campo]) => campo === lista)?.[1] ?? lista;

/** Each value with the files that it matches. */
function Valores({ valores }: Pick<AmbitoComprobado, 'valores'>) {
  return (
    <ul className={classes.values} aria-label="Archivos de cada valor">
      {valores.map(({ lista, valor, archivos, ejemplos }) => (
        <li key={`${lista} ${valor}`}>
          <code>{valor === '' ? '.' : valor}</code> ({nombreDe(lista)}):{' '}
          <strong>{archivos === 0 ? 'ningún archivo' : contar(archivos, 'archivo', 'archivos')}</strong>
          {ejemplos.map((ruta) => (
            <div key={ruta} className={shared.note}>
              <RutaPartida ruta={ruta} />
            </div>
          ))}
          {archivos > ejemplos.length && (
            <div className={shared.note}>y {formatNumber(archivos - ejemplos.length)} más</div>
          )}
        </li>
      ))}
    </ul>
  );
}
