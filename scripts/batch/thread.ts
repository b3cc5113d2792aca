/** @file What each thread of a batch runs: it reads what it is sent, and answers. */
import { parentPort } from 'node:worker_threads';
import { readUnit, type Unit } from './read-unit';

parentPort?.on('message', async (unit: Unit) => {
  parentPort?.postMessage(await readUnit(unit));
});
