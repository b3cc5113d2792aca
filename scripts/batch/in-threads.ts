import { Worker } from 'node:worker_threads';

/** Jobs on their way for each thread: enough that none waits for its next one, few enough to be no burden on memory. */
const JOBS_PER_THREAD = 4;

/** One thread and the job it is at. */
interface Thread<Output> {
  readonly worker: Worker;
  settle: { readonly done: (output: Output) => void; readonly failed: (error: unknown) => void } | null;
}

/** Threads that each run the same module; it answers every message it is sent with one. */
class Threads<Input, Output> {
  private readonly all: Thread<Output>[] = [];
  private readonly waiting: ((thread: Thread<Output>) => void)[] = [];
  private readonly idle: Thread<Output>[] = [];

  constructor(module: URL, count: number) {
    for (let i = 0; i < count; i++) this.start(module);
  }

  async run(input: Input): Promise<Output> {
    const thread =
      this.idle.pop() ?? (await new Promise<Thread<Output>>((resolve) => this.waiting.push(resolve)));
    try {
      return await new Promise<Output>((done, failed) => {
        thread.settle = { done, failed };
        thread.worker.postMessage(input);
      });
    } finally {
      thread.settle = null;
      const next = this.waiting.shift();
      if (next === undefined) this.idle.push(thread);
      else next(thread);
    }
  }

  async end(): Promise<void> {
    await Promise.all(this.all.map(({ worker }) => worker.terminate()));
  }

  private start(module: URL): void {
    const thread: Thread<Output> = { worker: new Worker(module), settle: null };
    thread.worker.on('message', (output: Output) => thread.settle?.done(output));
    thread.worker.on('error', (error) => thread.settle?.failed(error));
    this.all.push(thread);
    this.idle.push(thread);
  }
}

/**
 * What `module` makes of each input, in the order of the inputs. Only some inputs are taken ahead, so any number of them passes
 * through in the same memory.
 */
export async function* inThreads<Input, Output>(
  module: URL,
  count: number,
  inputs: AsyncIterable<Input>,
): AsyncGenerator<Output> {
  const threads = new Threads<Input, Output>(module, count);
  const ahead: Promise<Output>[] = [];
  try {
    for await (const input of inputs) {
      const job = threads.run(input);
      // It is waited for in its turn; until then its failure is nobody's surprise.
      job.catch(() => null);
      ahead.push(job);
      const first = ahead.length >= count * JOBS_PER_THREAD ? ahead.shift() : undefined;
      if (first !== undefined) yield await first;
    }
    for (const job of ahead) yield await job;
  } finally {
    await threads.end();
  }
}
