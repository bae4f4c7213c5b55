import { type MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** Anything beyond this is long enough; the time to judge grows with the square of the length. */
const mostJudged = 32
/** An attacker can try 10^6 guesses in no time, and 10^8 when the rest of the password is a common word. */
const scoreOf = { weak: 1, middling: 2 } as const
/** A word is common if it is above this rank in the list of the most used passwords. */
const commonRank = 1_000
const product = 'Credenza'

const estimator = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  maxLength: mostJudged,
})

/**
 * Why a password is among the first that somebody would try: many people use it, or it is made of what everybody knows
 * about its owner, such as names and email addresses. Undefined if it is not. Capitals, digits and signs around
 * letters, or in place of them, do not hide a word.
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

/** A name or an email address, its parts, and all parts joined. */
function wordsIn(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase()
  const local = plain.includes('@') ? plain.slice(0, plain.lastIndexOf('@')) : plain
  const parts = plain.split(/[^\p{L}\p{N}]+/u)
  const words = [plain, local, lettersOf(plain), lettersOf(local), ...parts]
  return words.filter((word) => word.length > 2)
}
