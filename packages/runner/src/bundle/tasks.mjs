/**
 * What a worker is started for: to measure only, or for every request. The build keeps compiled code for each task.
 * @typedef {'measure' | 'all'} WorkerTask
 */

/** In the order of the build: its last file shows that the build is complete. */
export const workerTasks = /** @type {const} */ (['measure', 'all']);
