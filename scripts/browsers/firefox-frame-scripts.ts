/**
 * @file Scripts for the popup's own process in Firefox. They are text because a frame script runs where no module of
 * ours exists; each answers by one message (see `runInPopup`).
 */

/** Wraps the body of an async function that returns JSON text. */
const frameScript = (messageName: string, body: string): string => `(async () => { ${body} })().then(
  (answer) => sendAsyncMessage(${JSON.stringify(messageName)}, answer),
  (error) => sendAsyncMessage(${JSON.stringify(messageName)}, JSON.stringify({ error: String(error) })),
);`;

/**
 * Evaluates an expression as the popup's page would, its content security policy aside; the expression gives the JSON
 * text of the answer (see `callSource`).
 */
export const evaluating = (messageName: string, expression: string): string =>
  frameScript(
    messageName,
    `const sandbox = Cu.Sandbox(content, { sandboxPrototype: content, wantXrays: false, sameZoneAs: content });
    return await Cu.evalInSandbox(${JSON.stringify(expression)}, sandbox);`,
  );

/** Presses and releases the main mouse button at a point of the popup's viewport. */
export const clicking = (messageName: string, x: number, y: number): string =>
  frameScript(
    messageName,
    `for (const [type, buttons] of [['mousemove', 0], ['mousedown', 1], ['mouseup', 0]]) {
      content.synthesizeMouseEvent(type, ${x}, ${y}, { button: 0, clickCount: 1, buttons });
    }
    return '{}';`,
  );

/** Presses and releases keys one after the other, each by its \`KeyboardEvent.key\` name. */
export const pressing = (messageName: string, keys: readonly string[]): string =>
  frameScript(
    messageName,
    `const processor = Cc['@mozilla.org/text-input-processor;1'].createInstance(Ci.nsITextInputProcessor);
    processor.beginInputTransactionForTests(content);
    for (const key of ${JSON.stringify(keys)}) {
      const KEY_CODES = { Tab: 9, Enter: 13, Escape: 27, ' ': 32, PageUp: 33, PageDown: 34, End: 35, Home: 36,
        ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40, Backspace: 8, Delete: 46 };
      const event = new content.KeyboardEvent('', { key, keyCode: KEY_CODES[key] ?? 0 });
      processor.keydown(event);
      processor.keyup(event);
    }
    return '{}';`,
  );
