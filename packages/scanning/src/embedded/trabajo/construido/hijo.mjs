// A child that analyses, as the build left it.
import { cargar } from './cargar.mjs';

cargar().programa.atenderEntrada();
