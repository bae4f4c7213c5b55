import { sentence } from '@credenza/schema/sentences/english'
import type { Sentence } from '@credenza/schema/sentences/sentence'
import type { Context } from '../../../context.ts'
import { allDoubts } from '../../../proof/doubt/doubts.ts'
import { nobody } from '../../../proof/doubt/outcome.ts'
import { trailPart } from '../../history/parts.ts'
import { readPosition } from '../../history/position.ts'
import { fact, moment, type PartState, stateOf } from './words.ts'

/** The findings of the server's own check of its history, and what an administrator can do about them. */
export async function historyHealth(ctx: Context): Promise<PartState> {
  const [doubts, position] = await Promise.all([allDoubts(ctx.db), readPosition(ctx)])
  const facts = [
    fact(sentence('fact.last_look'), moment(position?.startedAt ?? null)),
    ...doubts.map(({ part, text, since }) => fact(nameOf(part), `${text} (${moment(since)})`)),
  ]
  if (doubts.length === 0) return stateOf('ok', sentence('health.history_ok'), facts)
  const isVerdict = doubts.some(({ concerns }) => concerns !== nobody)
  const summary = sentence('health.history_doubtful', { parts: doubts.length })
  return stateOf(isVerdict ? 'down' : 'attention', summary, facts)
}

const names: Record<string, Sentence> = {
  'certificates log': sentence('fact.certificates_log'),
  'statements log': sentence('fact.statements_log'),
  'status lists': sentence('fact.status_lists'),
  ledger: sentence('fact.ledger'),
  chain: sentence('fact.chain_blocks'),
}

/** The display name of a part of the history. Parts that only an audit checks keep the audit's name. */
function nameOf(part: string): Sentence | string {
  const trails = trailPart('')
  if (part.startsWith(trails)) return sentence('fact.audit_trail', { trail: part.slice(trails.length) })
  return names[part] ?? part
}
