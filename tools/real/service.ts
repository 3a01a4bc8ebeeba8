/** A running service: the environment that names it to tests, and the function that ends it. */
export interface Service {
  env: Record<string, string>;
  stop: () => Promise<void>;
}
