import type { Frame, Plain } from './browser';
import { callSource } from './call-source';
import type { Marionette } from './marionette';

/** For one script or one page; shorter than what a command may take, so that Firefox says itself what took too long. */
const TIMEOUT_MS = 50_000;

/** Takes the answer of `callSource` apart. */
export function valueIn(answer: string): unknown {
  const { value, error } = JSON.parse(answer);
  if (error !== undefined) throw new Error(error);
  return value ?? null;
}

/** A whole script as an expression of the shape `callSource` makes. */
const scriptSource = (source: string): string =>
  `(async () => { (0, eval)(${JSON.stringify(source)}); return '{}'; })()`;

/** Runs functions in Firefox's own window or in the page of the tab. */
export class Session {
  constructor(private readonly marionette: Marionette) {}

  /** Begins the session every other command needs; gives the browser's name and version. */
  static async start(marionette: Marionette): Promise<string> {
    const { capabilities } = (await marionette.send('WebDriver:NewSession', {
      capabilities: { alwaysMatch: { timeouts: { script: TIMEOUT_MS, pageLoad: TIMEOUT_MS } } },
    })) as { readonly capabilities: { readonly browserVersion: string } };
    return `Firefox/${capabilities.browserVersion}`;
  }

  async #evaluate(context: 'chrome' | 'content', expression: string): Promise<unknown> {
    await this.marionette.send('Marionette:SetContext', { value: context });
    const script = `const done = arguments[arguments.length - 1];
      (${expression}).then(done, (error) => done(JSON.stringify({ error: String(error) })));`;
    const answer = (await this.marionette.send('WebDriver:ExecuteAsyncScript', { script, args: [] })) as {
      readonly value: string;
    };
    return valueIn(answer.value);
  }

  async inWindow<Values extends readonly Plain[], Result>(
    call: (...values: Values) => Result | Promise<Result>,
    ...values: Values
  ): Promise<Result> {
    return (await this.#evaluate('chrome', callSource(call, values))) as Result;
  }

  readonly tab: Frame = {
    evaluate: async (call, ...values) =>
      (await this.#evaluate('content', callSource(call, values))) as Awaited<ReturnType<typeof call>>,
    runScript: async (source) => {
      await this.#evaluate('content', scriptSource(source));
    },
  };

  /** The document of one of the tab's own frames, those in closed shadow roots counted too. */
  frame(index: number): Frame {
    const inside = async <T>(work: () => Promise<T>): Promise<T> => {
      await this.marionette.send('Marionette:SetContext', { value: 'content' });
      await this.marionette.send('WebDriver:SwitchToFrame', { id: index });
      try {
        return await work();
      } finally {
        await this.marionette.send('WebDriver:SwitchToFrame', { id: null });
      }
    };
    return {
      evaluate: (call, ...values) => inside(() => this.tab.evaluate(call, ...values)),
      runScript: (source) => inside(() => this.tab.runScript(source)),
    };
  }

  async visit(address: string): Promise<'page' | 'error-page'> {
    await this.marionette.send('Marionette:SetContext', { value: 'content' });
    try {
      await this.marionette.send('WebDriver:Navigate', { url: address });
      return 'page';
    } catch (error) {
      if (error instanceof Error && error.message.includes('about:neterror')) return 'error-page';
      throw error;
    }
  }
}
