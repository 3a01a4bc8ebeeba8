import type { RubricaEnviada } from '@mantenible/contracts/rubrica';
import { calcularNota, entregasDeMuestra } from '@mantenible/domain/rubrica';
import { formatNumber } from '@mantenible/wording/numeros';
import { resultadoDeLinea } from '@mantenible/wording/rubrica';
import { useMutation } from '@tanstack/react-query';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { useAvisos } from '../../../ui/aviso/index.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { probarRubrica } from '../api/probar-rubrica.ts';
import { lineasDe, type LineaEscrita } from '../modelo/form-rubrica.ts';
import shared from '../../../ui/shared.module.css';
import classes from './nota.module.css';

interface PruebaDeRubricaProps {
  readonly entregaId: string;
  readonly escala: number;
  readonly lineas: readonly LineaEscrita[];
}

type Lineas = RubricaEnviada['lineas'];
type Probadas = Awaited<ReturnType<typeof probarRubrica>>;

/** What the rubric, as it is typed, would give to up to three deliveries, line by line; to three invented ones where it can be tried on none. */
export function PruebaDeRubrica({ entregaId, escala, lineas: escritas }: PruebaDeRubricaProps) {
  const { avisarError, resolver } = useAvisos();
  const prueba = useMutation({
    onMutate: resolver,
    mutationFn: (lineas: Lineas) => probarRubrica(entregaId, lineas),
    onError: (error) => {
      avisarError('No se pudo probar la rúbrica.', toApiProblem(error).mensaje);
    },
  });
  const lineas = lineasDe(escritas);
  // What was tried is not shown beside other lines.
  const probadas = JSON.stringify(prueba.variables) === JSON.stringify(lineas) ? prueba.data : undefined;
  return (
    <div className={`${shared.card} ${classes.box}`}>
      <div>
        <BotonOcupado
          variant="default"
          ocupado={prueba.isPending}
          onClick={() => {
            prueba.mutate(lineas);
          }}
        >
          Probar con tres entregas
        </BotonOcupado>
      </div>
      {probadas && <Resultado lineas={lineas} escala={escala} probadas={probadas} />}
    </div>
  );
}

interface ResultadoProps {
  readonly lineas: Lineas;
  readonly escala: number;
  readonly probadas: Probadas;
}

function Resultado({ lineas, escala, probadas }: ResultadoProps) {
  const inventadas = probadas.length === 0;
  const mostradas = inventadas ? deMuestra(lineas, escala) : probadas;
  return (
    <div role="status">
      {inventadas && (
        <p>No hay entregas con que probar: estas tres son inventadas, con cifras bajas, medias y altas.</p>
      )}
      <ul className={classes.list}>
        {mostradas.map(({ nombre, calculo }, entrega) => (
          // Two projects may have one name.
          <li key={entrega}>
            <bdi>{nombre}</bdi>: {calculo.nota === null ? 'sin datos' : formatNumber(calculo.nota)}
            {calculo.pendientes.length > 0 && ', sin contar los niveles por elegir'}
            <ul>
              {lineas.map((linea, i) => (
                <li key={linea.id}>
                  {linea.nombre}: {resultadoDeLinea(linea, calculo.lineas[i])}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

function deMuestra(lineas: Lineas, escala: number) {
  return entregasDeMuestra({ lineas }).map(({ nombre, datos }) => ({
    nombre,
    calculo: calcularNota({ lineas }, escala, datos),
  }));
}
