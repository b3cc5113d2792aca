/**
 * @file Firefox's remote protocol Marionette, as much of it as is needed: commands over a TCP socket.
 *
 * Each message is its length in bytes, a colon, and JSON: [0, id, command, parameters] asks, [1, id, error, result]
 * answers. WebDriver BiDi cannot reach the browser's own window, where the toolbar button is; Marionette can.
 */
import net from 'node:net';
import { until } from './until';

/** A command that takes longer is stuck. */
const COMMAND_TIMEOUT_MS = 60_000;

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** What Marionette answers a command it could not do. */
interface MarionetteError {
  readonly error: string;
  readonly message: string;
}

const COLON = ':'.charCodeAt(0);

/** One connection to one browser. */
export class Marionette {
  #received = Buffer.alloc(0);
  #lastId = 0;
  readonly #waiting = new Map<number, Waiting>();

  private constructor(private readonly socket: net.Socket) {
    socket.on('data', (data) => this.#read(data));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      for (const { reject } of this.#waiting.values())
        reject(new Error('Firefox has closed the connection.'));
      this.#waiting.clear();
    });
  }

  /** Connects to a browser that may still be starting. */
  static async connect(port: number): Promise<Marionette> {
    const dial = () =>
      new Promise<net.Socket>((resolve, reject) => {
        const socket = net.connect(port, '127.0.0.1', () => resolve(socket));
        socket.once('error', reject);
      });
    return new Marionette(await until(dial, 'Firefox to accept a connection'));
  }

  /** Sends one command and waits for its answer. */
  async send(command: string, parameters: object = {}): Promise<unknown> {
    if (this.socket.destroyed) throw new Error('Firefox has closed the connection.');
    this.#lastId += 1;
    const id = this.#lastId;
    const text = JSON.stringify([0, id, command, parameters]);
    this.socket.write(`${Buffer.byteLength(text)}:${text}`);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(id);
        reject(new Error(`Firefox did not answer ${command} within ${COMMAND_TIMEOUT_MS / 1000} s.`));
      }, COMMAND_TIMEOUT_MS);
      this.#waiting.set(id, { resolve, reject, timer });
    });
  }

  close(): void {
    this.socket.destroy();
  }

  #read(data: Buffer): void {
    this.#received = Buffer.concat([this.#received, data]);
    for (;;) {
      const colon = this.#received.indexOf(COLON);
      if (colon < 0) return;
      const end = colon + 1 + Number(this.#received.toString('ascii', 0, colon));
      if (this.#received.length < end) return;
      this.#answer(JSON.parse(this.#received.toString('utf8', colon + 1, end)));
      this.#received = this.#received.subarray(end);
    }
  }

  #answer(message: unknown): void {
    // The greeting is an object, everything later an array.
    if (!Array.isArray(message)) return;
    const [, id, error, result] = message as [1, number, MarionetteError | null, unknown];
    const waiting = this.#take(id);
    if (error === null) waiting?.resolve(result);
    else waiting?.reject(new Error(`${error.error}: ${error.message}`));
  }

  #take(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    clearTimeout(waiting?.timer);
    return waiting;
  }
}
