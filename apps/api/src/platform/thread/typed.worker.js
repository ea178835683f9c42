/** Starts a thread from the sources, whose imports are TypeScript: Node 20 cannot read that by itself. */
import { workerData } from "node:worker_threads";

const { register } = await import(workerData.loader);
register();
await import(workerData.file);
