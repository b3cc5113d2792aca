import { describe, expect, test } from 'vitest';
import { filesOf, runBatch } from './run-batch';

/** Each test starts the program, on machines that may be busy with other tests. */
const PATIENCE = 120_000;

const TEXT = 'Mayor Rosa Quill came to the weir. “It held,” she said.';

describe('capture --explain', () => {
  const page = `<!doctype html><title>Weir holds</title>
    <meta property="og:title" content="Weir holds"><nav>Front page Sport</nav>
    <article><h1>Weir holds</h1><p>By Ada Quill</p>
    <p>The weir at Velden held through the night, although the river stood higher than it has since the winter of 1987, the council said.</p>
    <div class="related-links"><p>Ferry stops for the winter</p></div><p hidden>Nobody sees this line.</p>
    <p>“It held, and that is all I have to say about it tonight,” said Mayor Rosa Quill, who had come down to the weir in her boots.</p>
    </article>`;

  test('tells what was left out by which sign', { timeout: PATIENCE }, async () => {
    const at = filesOf({ 'weir.html': page });
    const { status, lines } = await runBatch(['capture', '--explain', at('weir.html')]);
    expect(status).toBe(0);
    const { explain } = lines[0] as { explain: { leftOut: { reason: string; text: string }[] } };
    const reasons = new Map(explain.leftOut.map(({ reason, text }) => [text, reason]));
    expect(reasons.get('Front page Sport')).toBe('<nav>');
    expect(reasons.get('Ferry stops for the winter')).toBe('named "related"');
    expect(reasons.get('Nobody sees this line.')).toBe('hidden');
    expect([...reasons.keys()].join()).not.toContain('held through the night');
  });

  test('has nothing to tell of a text, and is left out unless it is asked for', {
    timeout: PATIENCE,
  }, async () => {
    const at = filesOf({ 'weir.html': page, 'weir.txt': TEXT });
    const asked = await runBatch(['capture', '--explain', at('weir.txt')]);
    expect(asked.lines).toMatchObject([{ explain: null }]);
    const unasked = await runBatch(['capture', at('weir.html')]);
    expect(JSON.stringify(unasked.lines)).not.toContain('"explain"');
  });
});

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
      args: ['compare', '--explain', 'a.txt'],
      says: 'Unknown option: --explain',
    },
  ])('$call is answered with help', { timeout: PATIENCE }, async ({ args, says }) => {
    const { status, stderr } = await runBatch(args);
    expect(status).toBe(2);
    expect(stderr).toContain(says);
    expect(stderr).toContain('npm run -s batch -- COMMAND');
  });
});
