// The program of the children that analyse files; it stands beside `main`, built or not.
import '@mantenible/scanning/trabajador';
