import type messages from '@/public/_locales/en/messages.json';

/** A key of the browsers' own catalogue of messages; only its type reaches the code. */
export type MessageKey = keyof typeof messages;

/** A family of messages `<key>_one`, `<key>_other` … of which a count chooses one. */
export type CountedKey = MessageKey extends infer Key
  ? Key extends `${infer Family}_other`
    ? Family
    : never
  : never;
