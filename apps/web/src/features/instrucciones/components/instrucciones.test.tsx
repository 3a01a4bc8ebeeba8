import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { conRed, Estado, montar } from '../../../testing/montar.tsx';
import type { ServicioPropio } from '../modelo/avisos.ts';
import { Instrucciones } from './instrucciones.tsx';

const id = '0198a3c0-0000-7000-8000-00000000000a';
const proyecto = {
  _id: id,
  nombre: 'Tienda',
  link: 'https://github.com/ana/tienda',
  branch: 'desarrollo',
  idPersona: 'sub-ana',
  clave: 'tienda-2',
};
const cloud = { url: 'https://sonarcloud.io', organizacion: 'uni-org' };
const server = { url: 'https://sonar.uni.es', organizacion: null };

async function abrir(propio: ServicioPropio, busqueda = '', incorporado = false) {
  conRed({ [`GET /proyectos/${id}`]: proyecto });
  const url = `/sonarqube/instructions/${id}${busqueda}`;
  montar(<Instrucciones propio={propio} incorporado={incorporado} />, {
    patron: '/sonarqube/instructions/:id',
    url,
  });
  await screen.findByRole('heading', { name: /^1\. Crear los secretos/ });
}

const archivo = (nombre: string) => screen.getByRole('group', { name: `Contenido de ${nombre}` }).textContent;
const propiedades = () => archivo('sonar-project.properties');
const flujo = () => archivo('.github/workflows/sonarqube.yml');
const elegir = (nombre: string) => userEvent.click(screen.getByRole('radio', { name: nombre }));

describe('the instructions', () => {
  it('are three steps, ready to copy, and link to the projects', async () => {
    await abrir(cloud);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      '1. Crear los secretos del repositorio',
      '2. Crear el archivo de propiedades del análisis',
      '3. Crear el archivo del flujo de trabajo',
    ]);
    expect(propiedades()).toContain('sonar.projectKey=tienda-2\nsonar.organization=uni-org\n');
    expect(flujo()).toContain('      - "desarrollo"\n');
    expect(`${propiedades()}${flujo()}`).not.toMatch(/__[A-Z]/);
    expect(screen.getByRole('link', { name: 'Ir a Proyectos' }).getAttribute('href')).toBe(
      '/lista_proyectos',
    );
  });

  it('name two secrets that can be copied', async () => {
    await abrir(cloud);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Copiar SONAR_TOKEN' }));
    expect(await navigator.clipboard.readText()).toBe('SONAR_TOKEN');
    await screen.findByText('SONAR_TOKEN copiado');
    expect(screen.getByRole('button', { name: 'Copiar TOKEN_PERSONAL' })).toBeDefined();
  });

  it('copy a whole file as shown', async () => {
    await abrir(server);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Copiar .github/workflows/sonarqube.yml' }));
    expect(await navigator.clipboard.readText()).toBe(flujo());
  });
});

it('offer the command for a folder and for two code hosts, folded away, with its scope and the branch of the project', async () => {
  await abrir(cloud);
  const plegado = document.querySelector('details');
  expect(plegado?.open).toBe(false);
  expect(plegado?.querySelector('summary')?.textContent).toContain('con la orden mantenible');
  expect(plegado?.textContent).toContain('npm pack --workspace mantenible');
  expect(archivo('Alcance (sonar-project.properties)')).toContain('sonar.exclusions=');
  expect(archivo('.github/workflows/mantenible-code-scanning.yml')).toContain("branches: ['desarrollo']");
  expect(archivo('.github/workflows/mantenible.yml')).toContain('--desde "origin/$GITHUB_BASE_REF"');
  expect(archivo('.gitlab-ci.yml')).toContain('codequality: gl-code-quality-report.json');
  expect(archivo('.git/hooks/pre-push')).toContain('--desde origin/desarrollo ');
  expect(archivo('.git/hooks/pre-push')).not.toContain('origin/main');
});

describe('with the embedded scanner', () => {
  it('state first that no setup is needed and link to the analysis, with the steps below, folded away', async () => {
    await abrir(null, '', true);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'No necesita configurar nada: pulse Analizar',
      'Para un servicio externo',
      '1. Crear los secretos del repositorio',
      '2. Crear el archivo de propiedades del análisis',
      '3. Crear el archivo del flujo de trabajo',
    ]);
    expect(screen.getByRole('link', { name: 'Ir al análisis' }).getAttribute('href')).toBe(
      `/sonarqube/${id}`,
    );
    const plegados = document.querySelector('details');
    expect(plegados?.open).toBe(false);
    expect(plegados?.querySelectorAll('section')).toHaveLength(4);
  });

  it('do not state it with another scanner', async () => {
    await abrir(cloud);
    expect(screen.queryByText(/No necesita configurar nada/)).toBeNull();
  });
});

describe('Cloud and Server', () => {
  it('starts with the service of this installation', async () => {
    await abrir(cloud);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'SonarQube Cloud' }).checked).toBe(true);
    expect(flujo()).not.toContain('SONAR_HOST_URL');
    expect(screen.queryByText(/aquí no se mostrarán/)).toBeNull();
  });

  it('starts with Cloud when the installation has no service, with a field for the organization', async () => {
    await abrir(null);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'SonarQube Cloud' }).checked).toBe(true);
    expect(screen.getByText(/escriba arriba la clave de la organización/)).toBeDefined();
    expect(screen.getByText(/Suele ser el nombre de la cuenta del repositorio: «ana»/)).toBeDefined();
    await userEvent.type(screen.getByRole('textbox', { name: 'Clave de la organización' }), 'ana');
    expect(propiedades()).toContain('sonar.projectKey=tienda-2\nsonar.organization=ana\n');
    expect(flujo()).not.toContain('SONAR_HOST_URL');
  });

  it('writes the server’s address into the workflow, and no organization', async () => {
    await abrir(server);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'SonarQube Server' }).checked).toBe(true);
    expect(flujo()).toContain('SONAR_HOST_URL: "https://sonar.uni.es"\n');
    expect(propiedades()).not.toContain('organization');
    expect(screen.getByText(/ya está escrita en el archivo del paso 3/)).toBeDefined();
  });

  it('uses a variable when the server’s address is unknown', async () => {
    await abrir(null);
    await elegir('SonarQube Server');
    expect(flujo()).toContain('SONAR_HOST_URL: ${{ vars.SONAR_HOST_URL }}\n');
    expect(screen.getByText(/cree además la variable SONAR_HOST_URL/)).toBeDefined();
    expect(screen.getByText(/no está conectada a ningún servicio/)).toBeDefined();
  });

  it('states that measures of another service are not shown here, and what is missing for it', async () => {
    await abrir(server);
    await elegir('SonarQube Cloud');
    expect(screen.getByText(/lee las medidas de SonarQube Server/)).toBeDefined();
    expect(propiedades()).toContain('sonar.organization=__ORGANIZACION__');
    expect(screen.getByText(/escriba arriba la clave de la organización/)).toBeDefined();
    await userEvent.type(screen.getByRole('textbox', { name: 'Clave de la organización' }), 'otra-org');
    expect(propiedades()).toContain('sonar.organization=otra-org');
    expect(screen.queryByText(/escriba arriba/)).toBeNull();
  });
});

describe('JavaScript and Python', () => {
  it('changes folders, coverage and version with the language', async () => {
    await abrir(cloud);
    expect(propiedades()).toContain('sonar.sources=src\n');
    expect(screen.queryByRole('textbox', { name: 'Versión de Python' })).toBeNull();
    await elegir('Python');
    expect(propiedades()).toContain('sonar.sources=.\n');
    expect(propiedades()).toContain('sonar.python.coverage.reportPaths=coverage.xml');
    expect(propiedades()).not.toContain('javascript');
    const version = screen.getByRole('textbox', { name: 'Versión de Python' });
    await userEvent.clear(version);
    await userEvent.type(version, '3.9');
    expect(propiedades()).toContain('sonar.python.version=3.9\n');
    expect(flujo()).toContain('#     python-version: "3.9"\n');
  });

  it('keeps the folders that were typed', async () => {
    await abrir(cloud);
    const carpetas = screen.getByRole('textbox', { name: 'Carpetas de código fuente' });
    await userEvent.clear(carpetas);
    await userEvent.type(carpetas, 'tienda');
    await elegir('Python');
    expect(propiedades()).toContain('sonar.sources=tienda\n');
  });

  it('is stored in the URL, where an unknown choice is ignored', async () => {
    await abrir(cloud, '?lenguaje=python&servicio=otro');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Python' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'SonarQube Cloud' }).checked).toBe(true);
  });
});

it('an unreadable project shows no instructions, and a link back', async () => {
  conRed({
    [`GET /proyectos/${id}`]: new Estado(404, { codigo: 'x', mensaje: 'No se encontró el proyecto.' }),
  });
  montar(<Instrucciones propio={cloud} />, {
    patron: '/sonarqube/instructions/:id',
    url: `/sonarqube/instructions/${id}`,
  });
  await screen.findByText('No se encontró el proyecto.');
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ir a Proyectos' })).toBeDefined();
});
