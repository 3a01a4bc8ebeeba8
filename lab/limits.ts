// `npm run bench:limites -w lab`: what hostile load does to the others on the built product with default limits, beside each goal.
// LIMITES_PARTES chooses parts (anonimos,claves,lecturas,analisis,evidencias,administracion,cursos,espacio; respaldo dumps the databases of
// the parts before), LIMITES_LECTURAS reads by parts of their names, LIMITES_PERSONAS the people of administracion (20 000),
// LIMITES_SEGUNDOS the seconds of a load (60), LIMITES_CARGAS the floods (salud,documento,pagina,proveedor,acceso,desconocidas),
// LIMITES_DIRECCIONES=250 floods from as many addresses, LIMITES_MB the size of the database whose space is measured (200).
import { benchLimits } from './limits/bench.ts';
import { ensureAllBuilt } from '../tools/lib/build.ts';

await ensureAllBuilt();

await benchLimits();
