import * as base from './039-base.ts';
import * as ambitos from './041-ambitos.ts';
import * as marcas from './042-marcas.ts';
import * as cursosYEquipos from './043-cursos-y-equipos.ts';
import * as personasDeCurso from './044-personas-de-curso.ts';
import * as equipos from './045-equipos.ts';
import * as entregas from './046-entregas.ts';
import * as notas from './047-notas.ts';
import * as enlacesCompartidos from './048-enlaces-compartidos.ts';
import * as papelera from './049-papelera.ts';
import * as partidas from './050-partidas.ts';

/** Every migration by name, in the order it is applied; forward-only. */
export const migrations = {
  '039-base': base,
  '041-ambitos': ambitos,
  '042-marcas': marcas,
  '043-cursos-y-equipos': cursosYEquipos,
  '044-personas-de-curso': personasDeCurso,
  '045-equipos': equipos,
  '046-entregas': entregas,
  '047-notas': notas,
  '048-enlaces-compartidos': enlacesCompartidos,
  '049-papelera': papelera,
  '050-partidas': partidas,
} as const;
