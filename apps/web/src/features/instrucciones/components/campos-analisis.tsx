import { SegmentedControl, TextInput } from '@mantine/core';

import { nombresServicio, servicios } from '../modelo/archivos.ts';
import { avisoServicio, cuentaDeLink, type ServicioPropio } from '../modelo/avisos.ts';
import { datosDe, lenguajes } from '../modelo/lenguajes.ts';
import textos from '../textos.json';
import classes from './instrucciones.module.css';
import type { useDatosAnalisis } from './use-datos-analisis.ts';

interface CamposAnalisisProps extends ReturnType<typeof useDatosAnalisis> {
  readonly propio: ServicioPropio;
  /** Link of the project's repository. */
  readonly link: string;
}

/** Service, language and the other values of the files, with known values filled in. */
export function CamposAnalisis({ eleccion, escribir, elegir, propio, link }: CamposAnalisisProps) {
  return (
    <section aria-label="Datos del análisis" className={classes.choices}>
      <Elecciones eleccion={eleccion} elegir={elegir} />
      <p role="status" className={classes.notice}>
        {avisoServicio(propio, eleccion.servicio)}
      </p>
      <Valores eleccion={eleccion} escribir={escribir} link={link} />
    </section>
  );
}

/** Service and language. */
function Elecciones({ eleccion, elegir }: Pick<CamposAnalisisProps, 'eleccion' | 'elegir'>) {
  return (
    <div className={classes.inputs}>
      <div>
        <p id="servicio" className={classes.label}>
          Servicio de análisis
        </p>
        <SegmentedControl
          fullWidth
          aria-labelledby="servicio"
          data={servicios.map((value) => ({ value, label: nombresServicio[value] }))}
          value={eleccion.servicio}
          onChange={(valor) => {
            elegir('servicio', valor);
          }}
        />
      </div>
      <div>
        <p id="lenguaje" className={classes.label}>
          Lenguaje del proyecto
        </p>
        <SegmentedControl
          fullWidth
          aria-labelledby="lenguaje"
          data={lenguajes.map((value) => ({ value, label: datosDe[value].nombre }))}
          value={eleccion.lenguaje}
          onChange={(valor) => {
            elegir('lenguaje', valor);
          }}
        />
      </div>
    </div>
  );
}

/** The fields that this service and this language have. */
function Valores({ eleccion, escribir, link }: Pick<CamposAnalisisProps, 'eleccion' | 'escribir' | 'link'>) {
  const campo = (nombre: Parameters<typeof escribir>[0]) => ({
    value: eleccion[nombre],
    spellCheck: false,
    autoComplete: 'off',
    onChange: (evento: { readonly currentTarget: { readonly value: string } }) => {
      escribir(nombre, evento.currentTarget.value);
    },
  });
  return (
    <div className={classes.inputs}>
      {eleccion.servicio === 'cloud' ? (
        <TextInput
          {...campo('organizacion')}
          label="Clave de la organización"
          description={descripcionOrganizacion(link)}
        />
      ) : (
        <TextInput
          {...campo('direccion')}
          label="Dirección del servidor"
          description="Por ejemplo, https://sonarqube.ejemplo.org."
          type="url"
          inputMode="url"
        />
      )}
      <TextInput
        {...campo('fuentes')}
        label="Carpetas de código fuente"
        description={`${textos.marcadores.__FUENTES__} Un punto es todo el repositorio.`}
      />
      {eleccion.lenguaje === 'python' && (
        <TextInput
          {...campo('versionPython')}
          label="Versión de Python"
          description="La que usa el proyecto, por ejemplo, 3.12."
        />
      )}
    </div>
  );
}

function descripcionOrganizacion(link: string): string {
  const cuenta = cuentaDeLink(link);
  const pista = cuenta === null ? '' : ` Suele ser el nombre de la cuenta del repositorio: «${cuenta}».`;
  return `${textos.marcadores.__ORGANIZACION__}${pista}`;
}
