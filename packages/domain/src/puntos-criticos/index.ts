export { commitsIgnorados, esMasivo } from './apartados.ts';
export { estadosPuntos, type EstadoPuntos } from './estado.ts';
export { contadorDeCambios, type Cambio } from './contar-cambios.ts';
export { ordenarPuntos, pesoDe, prioritariosDe, type PuntoCritico } from './ordenar-puntos.ts';
export { maximoCommits, ventanaDe } from './ventana.ts';
