import { inEnglish, sentence } from '@credenza/schema/sentences/english'
import { webhook } from '@credenza/schema/sentences/webhook'

type ResultKey = keyof typeof webhook
export type WebhookReason = ResultKey extends `webhook.${infer Reason}` ? Reason : never
/** How an attempt ended: an HTTP status, or why there is none; empty before the first. */
export type WebhookResult = '' | `${number}` | WebhookReason

/** A result in words for answers, and the key of these words if they have one. */
export function resultInWords(result: WebhookResult): [words: string, key: ResultKey | ''] {
  const key = `webhook.${result}`
  return isReason(key) ? [inEnglish(sentence(key)), key] : [result, '']
}

const isReason = (key: string): key is ResultKey => Object.hasOwn(webhook, key)
