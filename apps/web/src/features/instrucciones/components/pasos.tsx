import { SegmentedControl, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';

import { rellenarFlujo, rellenarPropiedades, rellenarTexto } from '../modelo/rellenar.ts';
import textos from '../textos.json';
import { ArchivoCopiable } from './archivo-copiable.tsx';
import classes from './instrucciones.module.css';

const [secretos, propiedades, flujo] = textos.pasos;
const servicios = [
  { value: 'cloud', label: 'SonarQube Cloud' },
  { value: 'server', label: 'SonarQube Server' },
];

/** The three steps for one of the two services; what is typed here goes into the files to copy. */
export function Pasos({ clave, rama }: { readonly clave: string; readonly rama: string }) {
  const [servicio, setServicio] = useState('cloud');
  const [organizacion, setOrganizacion] = useState('');
  const [fuentes, setFuentes] = useState('src');
  const esCloud = servicio === 'cloud';
  const datos = { clave, rama, organizacion, fuentes };
  if (!secretos || !propiedades || !flujo) return null;
  return (
    <>
      <p id="servicio" className={classes.service}>
        Servicio de análisis
      </p>
      <SegmentedControl aria-labelledby="servicio" data={servicios} value={servicio} onChange={setServicio} />
      <Paso {...secretos} rama={rama}>
        <dl className={classes.secrets}>
          {secretos.secretos?.map(({ nombre, descripcion }) => (
            <div key={nombre}>
              <dt>
                <code>{nombre}</code>
              </dt>
              <dd>{descripcion}</dd>
            </div>
          ))}
        </dl>
        {!esCloud && <p>{secretos.soloServer}</p>}
      </Paso>
      <Paso {...propiedades} rama={rama}>
        <div className={classes.inputs}>
          {esCloud && (
            <TextInput
              label="Clave de la organización"
              description={textos.marcadores.__ORGANIZACION__}
              value={organizacion}
              onChange={(evento) => {
                setOrganizacion(evento.currentTarget.value);
              }}
            />
          )}
          <TextInput
            label="Carpetas de código fuente"
            description={textos.marcadores.__FUENTES__}
            value={fuentes}
            onChange={(evento) => {
              setFuentes(evento.currentTarget.value);
            }}
          />
        </div>
        <ArchivoCopiable
          nombre={propiedades.archivo ?? ''}
          contenido={rellenarPropiedades(contenidoDe(propiedades, esCloud), datos)}
        />
      </Paso>
      <Paso {...flujo} rama={rama}>
        <ArchivoCopiable
          nombre={flujo.archivo ?? ''}
          contenido={rellenarFlujo(contenidoDe(flujo, esCloud), datos)}
        />
      </Paso>
    </>
  );
}

interface ConContenidos {
  readonly contenidoCloud?: string | undefined;
  readonly contenidoServer?: string | undefined;
}

function contenidoDe({ contenidoCloud = '', contenidoServer = '' }: ConContenidos, esCloud: boolean): string {
  return esCloud ? contenidoCloud : contenidoServer;
}

interface PasoProps {
  readonly numero: number;
  readonly titulo: string;
  readonly texto: string;
  readonly advertencias: readonly string[];
  readonly rama: string;
  readonly children: ReactNode;
}

function Paso({ numero, titulo, texto, advertencias, rama, children }: PasoProps) {
  return (
    <section className={classes.step} aria-labelledby={`paso-${numero}`}>
      <h2 id={`paso-${numero}`}>
        {numero}. {titulo}
      </h2>
      <p>{rellenarTexto(texto, { rama })}</p>
      {children}
      <ul className={classes.warnings}>
        {advertencias.map((advertencia) => (
          <li key={advertencia}>{advertencia}</li>
        ))}
      </ul>
    </section>
  );
}
