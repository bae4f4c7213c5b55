import { normalised } from '@credenza/schema/normalised'
import { type MatchExtended, ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** Longer passwords are long enough. Judging takes time that grows with the square of the length. */
const mostJudged = 32
/** Attackers can try 10^6 guesses in no time, and 10^8 if the rest of the password is a common word. */
const scoreOf = { weak: 1, middling: 2 } as const
/** Words up to this rank in the list of the most used passwords are common. */
const commonRank = 1_000
const product = 'Credenza'

const estimator = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  maxLength: mostJudged,
})

/**
 * Why a password is among the first that somebody would try: many people use it, or it consists of what others know about its
 * owner, such as names and email addresses. Otherwise undefined. Capitals, digits and signs around letters, or in place of
 * them, do not hide a word.
 */
export function whyGuessable(password: string, known: readonly string[]): 'common' | 'known' | undefined {
  const text = normalised(password, 'NFKC').toLowerCase()
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
  const plain = normalised(text, 'NFKC').toLowerCase()
  const local = plain.includes('@') ? plain.slice(0, plain.lastIndexOf('@')) : plain
  const parts = plain.split(/[^\p{L}\p{N}]+/u)
  const words = [plain, local, lettersOf(plain), lettersOf(local), ...parts]
  return words.filter((word) => word.length > 2)
}
