import messages from '@/public/_locales/en/messages.json';
import type { MessageKey } from '@/components/message-key';
import type { Problem } from '@/messaging/protocol';

/** A message as the interface shows it; its placeholders stay as they are. */
export function message(key: MessageKey): string {
  return messages[key].message;
}

/** What the popup says of a problem: why, and what to do. */
export function problemSentences(problem: Problem): readonly [string, string] {
  const key = `problem_${problem.replaceAll('-', '_')}`;
  const entries = new Map(Object.entries(messages));
  return [entries.get(key)?.message ?? '', entries.get(`${key}_help`)?.message ?? ''];
}
