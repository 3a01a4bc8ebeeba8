// The program of the runner, which server and worker start (packages/runner).
import '@mantenible/runner/main';
