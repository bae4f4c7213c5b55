import { type MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** What lies behind is long enough; judging takes longer with the square of it. */
const mostJudged = 32
/** Fewer guesses than 10^6 are tried in no time, and than 10^8 where the rest of it is a common word. */
const scoreOf = { weak: 1, middling: 2 } as const
/** How far down the list of the most used passwords a word is common. */
const commonRank = 1_000
const product = 'Credenza'

const estimator = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  maxLength: mostJudged,
})

/**
 * Why a password is among the first that somebody would try: many people use it, or it is made of what everybody knows
 * of its owner: names and e-mail addresses. Undefined for one that is not. Capitals, digits and signs around or in
 * place of letters do not hide a word.
 */
export function whyGuessable(password: string, known: readonly string[]): 'common' | 'known' | undefined {
  const text = password.normalize('NFKC').toLowerCase()
  const words = [product, ...known].flatMap(wordsIn)
  const bare = lettersOf(text)
  if (words.includes(bare)) return 'known'
  const { score, sequence } = estimator.check(text, words)
  if (score <= scoreOf.weak) return isKnown(sequence) ? 'known' : 'common'
  return score <= scoreOf.middling && isCommonWord(bare) ? 'common' : undefined
}

const isKnown = (sequence: readonly MatchExtended[]): boolean =>
  sequence.some((match) => 'dictionaryName' in match && match.dictionaryName === 'userInputs')

function isCommonWord(text: string): boolean {
  if (text === '') return false
  const [match, ...more] = estimator.check(text).sequence
  return more.length === 0 && match?.pattern === 'dictionary' && match.rank <= commonRank
}

const lettersOf = (text: string): string => text.replace(/\P{L}/gu, '')

/** A name or an e-mail address, the parts of it, and all of them in one. */
function wordsIn(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase()
  const local = plain.includes('@') ? plain.slice(0, plain.lastIndexOf('@')) : plain
  const parts = plain.split(/[^\p{L}\p{N}]+/u)
  const words = [plain, local, lettersOf(plain), lettersOf(local), ...parts]
  return words.filter((word) => word.length > 2)
}
