import net from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Marionette } from '@/scripts/browsers/marionette';

type Command = [kind: 0, id: number, name: string, parameters: Record<string, unknown>];

const framed = (message: unknown): Buffer => {
  const text = JSON.stringify(message);
  return Buffer.from(`${Buffer.byteLength(text)}:${text}`);
};

let server: net.Server;
let socket: net.Socket;
/** What the browser of the test does with a command. */
let answer: (command: Command) => void;
let marionette: Marionette;

beforeEach(async () => {
  server = net.createServer((connected) => {
    socket = connected;
    socket.write(framed({ applicationType: 'gecko', marionetteProtocol: 3 }));
    socket.on('data', (data) => {
      const text = data.toString('utf8');
      answer(JSON.parse(text.slice(text.indexOf(':') + 1)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  marionette = await Marionette.connect(typeof address === 'object' && address !== null ? address.port : 0);
});

afterEach(() => {
  marionette.close();
  server.close();
});

describe('Marionette', () => {
  test('gets the result of a command', async () => {
    answer = ([, id, name]) => socket.write(framed([1, id, null, { value: name }]));
    expect(await marionette.send('WebDriver:GetTitle')).toEqual({ value: 'WebDriver:GetTitle' });
  });

  test('puts together an answer that comes byte by byte, in more bytes than characters', async () => {
    answer = ([, id]) => {
      for (const byte of framed([1, id, null, '“naïve” 👩‍🚒'])) socket.write(Buffer.of(byte));
    };
    expect(await marionette.send('WebDriver:GetTitle')).toBe('“naïve” 👩‍🚒');
  });

  test('tells answers apart that come together and in another order', async () => {
    const ids: number[] = [];
    answer = ([, id]) => {
      ids.push(id);
      const [first, second] = ids;
      if (second === undefined) return;
      socket.write(Buffer.concat([framed([1, second, null, 'second']), framed([1, first, null, 'first'])]));
    };
    const first = marionette.send('One');
    // Two commands in one packet would be one for the browser of this test.
    await new Promise((resume) => setTimeout(resume, 20));
    expect(await Promise.all([first, marionette.send('Two')])).toEqual(['first', 'second']);
  });

  test('passes on what the browser refuses', async () => {
    answer = ([, id]) => socket.write(framed([1, id, { error: 'no such window', message: 'closed' }, null]));
    await expect(marionette.send('WebDriver:GetTitle')).rejects.toThrow('no such window: closed');
  });

  test('does not wait for a browser that has gone', async () => {
    answer = () => socket.destroy();
    await expect(marionette.send('WebDriver:GetTitle')).rejects.toThrow('closed the connection');
    await expect(marionette.send('WebDriver:GetTitle')).rejects.toThrow('closed the connection');
  });
});
