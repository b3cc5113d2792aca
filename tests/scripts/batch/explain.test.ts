import { describe, expect, test } from 'vitest';
import { filesOf, runBatch } from './run-batch';

/** Each test starts the program, on machines that may be busy with other tests. */
const PATIENCE = 120_000;

const TEXT = 'Mayor Rosa Quill came to the weir. “It held,” she said.';

describe('quotations --explain', () => {
  test('tells by which rules and which words each quotation is what it is', {
    timeout: PATIENCE,
  }, async () => {
    const at = filesOf({ 'weir.txt': TEXT });
    const { status, lines } = await runBatch(['quotations', '--explain', at('weir.txt')]);
    expect(status).toBe(0);
    expect(lines).toMatchObject([
      {
        quotations: [
          {
            text: 'It held,',
            speaker: 'Rosa Quill',
            why: {
              speakerRule: 'subject-verb after the quotation',
              kindReason: 'a reporting word with it',
              cue: { start: TEXT.indexOf('said'), text: 'said' },
              evidence: {
                knownFrom: { start: 6, end: 16, text: 'Rosa Quill' },
                wordCount: 2,
                cueBesideMarks: true,
              },
            },
          },
        ],
      },
    ]);
  });

  test('is left out unless it is asked for', { timeout: PATIENCE }, async () => {
    const at = filesOf({ 'weir.txt': TEXT });
    const { lines } = await runBatch(['quotations', at('weir.txt')]);
    expect(JSON.stringify(lines)).not.toContain('"why"');
  });

  test.each([
    {
      call: 'an option no command has',
      args: ['quotations', '--explian', 'a.txt'],
      says: 'Unknown option: --explian',
    },
    {
      call: 'an option of another command',
      args: ['capture', '--explain', 'a.txt'],
      says: 'Unknown option: --explain',
    },
  ])('$call is answered with help', { timeout: PATIENCE }, async ({ args, says }) => {
    const { status, stderr } = await runBatch(args);
    expect(status).toBe(2);
    expect(stderr).toContain(says);
    expect(stderr).toContain('npm run -s batch -- COMMAND');
  });
});
