import { expect, test } from 'vitest';

import { paths } from './paths.ts';

test('contains every URL of the specification, letter by letter, and the additional ones', () => {
  expect(Object.values(paths).map(({ pattern }) => pattern.replace(/:(\w+)/g, '{$1}'))).toEqual([
    '/',
    '/informacion',
    '/guia',
    '/reglas',
    '/reglas/{regla}',
    '/hoja_de_medicion',
    '/lista_en_blanco',
    '/laboratorio',
    '/teoria',
    '/glosario_estudiantes',
    '/lista_pauta',
    '/crear_pauta',
    '/editar_pauta/{id}',
    '/lista_verificacion',
    '/crear_listaVerificacion',
    '/editar_listaVerificacion/{id}',
    '/lista_metrica',
    '/crear_metrica',
    '/editar_metrica/{id}',
    '/lista_subcaracteristicas',
    '/crear_subcaracteristica',
    '/editar_subcaracteristica/{id}',
    '/editar_criterioVerificacion',
    '/lista_proyectos',
    '/crear_proyecto',
    '/editar_proyecto/{id}',
    '/proyecto/{id}',
    '/pasado/{id}',
    '/compartido/{clave}',
    '/compartir/{id}',
    '/mejora/{id}',
    '/puntos_criticos/{id}',
    '/alcance/{id}',
    '/pruebas/{id}',
    '/subcategoriesresponses/{id}',
    '/subcategoryresponse/{id}/{id2}/{id3}',
    '/metricsresponse/{id}',
    '/metricaresponse/{id}/{id2}/{id3}',
    '/projectresponses/{id}',
    '/comparar_pruebas/{id}',
    '/comparar_analisis/{id}',
    '/calculos/{id}',
    '/select-subcaracteristicas/{id}/{id2}',
    '/select-metricas/{id}/{id2}',
    '/sonarqube/{id}',
    '/sonarqube/instructions/{id}',
    '/cursos',
    '/curso/{id}',
    '/curso/{id}/proyecto/{id2}',
    '/unirse/{codigo}',
    '/curso/{cursoId}/entregas',
    '/curso/{cursoId}/entregas/nueva',
    '/entrega/{entregaId}',
    '/entrega/{entregaId}/editar',
    '/entrega/{entregaId}/proyecto/{proyecto}',
    '/cuentas',
    '/auditoria',
    '/cuotas',
    '/trasladar_catalogo',
    '/papelera',
  ]);
});

test('builds addresses with their parameters, encoded', () => {
  expect(paths.listaPautas.href()).toBe('/lista_pauta');
  expect(paths.pruebaMetrica.href({ id: 'm1', id2: 'p1', id3: 2 })).toBe('/metricaresponse/m1/p1/2');
  expect(paths.analisis.href({ id: 'a/b?c' })).toBe('/sonarqube/a%2Fb%3Fc');
});
