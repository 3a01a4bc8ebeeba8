import type { NotaDeProyecto } from '@mantenible/contracts/nota';
import type { LineaRubrica } from '@mantenible/domain/rubrica';
import { contar } from '@mantenible/wording/contar';
import { formatDateTime } from '@mantenible/wording/fechas';
import { formatNumber } from '@mantenible/wording/numeros';
import { resultadoDeLinea } from '@mantenible/wording/rubrica';
import { Anchor, Checkbox, Radio } from '@mantine/core';

import { hrefSeguro } from '../../../ui/href-seguro.ts';
import { claveDeEnlace } from '../modelo/form-correccion.ts';
import { reglaDe } from '../modelo/textos.ts';
import shared from '../../../ui/shared.module.css';
import classes from './nota.module.css';

type Correccion = NonNullable<NotaDeProyecto['correccion']>;

interface LineasProps {
  readonly lineas: readonly LineaRubrica[];
  readonly calculo: Correccion['calculo'];
  readonly niveles: Readonly<Record<string, string>>;
  readonly onElegir: (id: string, nivel: string) => void;
}

/** The lines of the rubric: levels to choose, and the figures that were computed. */
export function Lineas({ lineas, calculo, niveles, onElegir }: LineasProps) {
  return (
    <ul className={classes.list}>
      {lineas.map((linea, i) => (
        <li key={linea.id} className={`${shared.card} ${classes.box}`}>
          {linea.fuente === 'criterio' ? (
            <Radio.Group
              data-niveles
              label={`${linea.nombre} (${contar(linea.puntos, 'punto', 'puntos')})`}
              value={niveles[linea.id] ?? ''}
              onChange={(nivel) => {
                onElegir(linea.id, nivel);
              }}
            >
              <div className={classes.list}>
                {linea.niveles.map(({ descripcion, puntos }, nivel) => (
                  <Radio
                    key={nivel}
                    value={String(nivel)}
                    label={`${formatNumber(puntos)} · ${descripcion}`}
                  />
                ))}
              </div>
            </Radio.Group>
          ) : (
            <p>
              <strong>{linea.nombre}</strong>: {resultadoDeLinea(linea, calculo.lineas[i])}
              <span className={shared.largeDetail}>{reglaDe(linea)}</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

interface EnlacesProps {
  readonly dados: NotaDeProyecto['enlacesDados'];
  readonly aceptados: readonly string[];
  readonly onCambiar: (enlaces: string[]) => void;
}

/** Evidence that nothing verified, which counts once it is accepted. */
export function Enlaces({ dados, aceptados, onCambiar }: EnlacesProps) {
  if (dados.length === 0) return null;
  return (
    <Checkbox.Group
      label="Evidencias sin comprobar"
      description="Enlaces, y archivos que no están entre los analizados o que son de otro commit. Cuentan las que usted acepta."
      value={[...aceptados]}
      onChange={onCambiar}
    >
      <ul className={classes.list}>
        {dados.map((uno) => (
          <li key={claveDeEnlace(uno)} className={classes.option}>
            <Checkbox value={claveDeEnlace(uno)} label={`Vale para «${uno.pregunta}»`} />
            {uno.enlace === null ? (
              <bdi>{uno.url}</bdi>
            ) : (
              <Anchor href={hrefSeguro(uno.enlace) ?? undefined} target="_blank" rel="noreferrer noopener">
                <bdi>{uno.url}</bdi>
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </Checkbox.Group>
  );
}

const cambios: Readonly<Record<string, string>> = {
  publicada: 'Publicada',
  'publicada-de-nuevo': 'Publicada de nuevo',
  'nota-de-docente': 'Nota puesta por un docente',
  'nota-de-rubrica': 'Vuelve a la nota de la rúbrica',
  'revision-pedida': 'Revisión pedida',
  'correccion-cambiada': 'Corrección cambiada tras publicarla',
};

/** What happened to the mark, the oldest first. */
export function Historia({ historia }: { readonly historia: Correccion['historia'] }) {
  if (historia.length === 0) return null;
  return (
    <details>
      <summary>Historial de la nota</summary>
      <ul>
        {historia.map(({ que, nota, motivo, por, momento }) => (
          <li key={`${momento} ${que}`}>
            {formatDateTime(momento)}, <bdi>{por}</bdi>: {cambios[que] ?? que}
            {nota !== null && ` (${formatNumber(nota)})`}
            {motivo !== null && `. ${motivo}`}
          </li>
        ))}
      </ul>
    </details>
  );
}
