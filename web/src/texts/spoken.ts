import type { Sentence } from '@credenza/schema/sentences/sentence'

/** A sentence of the server's: in English, and by key where it has one. */
export type Said = { message: string } & Partial<Sentence>

/** What the server says, in the words of the page. */
export const spoken = async ({ message }: Said): Promise<string> => message

/** What is said of a success: the server's words, else those of the screen. */
export const successWords = (message: string | undefined, own: string): string => message || own
