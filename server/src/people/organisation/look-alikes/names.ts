import { distance } from 'fastest-levenshtein'
import { skeletonOf } from './skeleton.ts'

/** A name in its form for comparison. */
export interface NameForm {
  /** All words joined, without the legal form. */
  joined: string
  /** The words that carry meaning. */
  words: string[]
}

const legalForms = skeletons(
  'ltd limited llc inc incorporated corp corporation co company plc llp lp gmbh ag kg sa sas sarl srl spa bv nv oy ' +
    'pvt private pte pty fz fze fzc fzco fzllc dmcc pjsc psc jsc wll spc est establishment شركة ذمم',
)
const fillers = skeletons('the of for and in at a an de la le el al')
/** Words that many organisations share, which alone do not make two names alike. */
const common = skeletons(
  'university college institute institution school academy centre center training education educational technology ' +
    'science sciences international national global council association authority board ministry department ' +
    'جامعة كلية معهد مدرسة أكاديمية مركز',
)

function skeletons(words: string): Set<string> {
  return new Set(words.split(' ').map(skeletonOf))
}

export function nameForm(name: string): NameForm {
  const words = skeletonOf(name)
    .replace(/['’‘`´.·]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  while (words.length > 1 && legalForms.has(words.at(-1)!)) words.pop()
  return { joined: words.join(''), words: words.filter((word) => !fillers.has(word)) }
}

/** Names are alike if at least this share of their letters is equal and in the same order. */
const alikeRatio = 0.85

/**
 * Whether one name can be mistaken for the other: nearly the same letters, or every word of one within the other, in any order
 * ('University of Sharjah', 'American University of Sharjah'). Prefers to warn too often.
 */
export function namesResemble(a: NameForm, b: NameForm): boolean {
  if (a.joined === '' || b.joined === '') return false
  return nearlySame(a.joined, b.joined) || isWithin(a.words, b.words) || isWithin(b.words, a.words)
}

function nearlySame(a: string, b: string): boolean {
  const allowed = Math.floor(Math.max(a.length, b.length) * (1 - alikeRatio))
  return Math.abs(a.length - b.length) <= allowed && distance(a, b) <= allowed
}

function isWithin(some: readonly string[], all: readonly string[]): boolean {
  return (
    some.length <= all.length &&
    some.some((word) => word.length > 2 && !common.has(word)) &&
    some.every((word) => all.some((other) => sameWord(word, other)))
  )
}

/** Long words may differ by one letter. */
const sameWord = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) >= 5 && Math.abs(a.length - b.length) <= 1 && distance(a, b) === 1)
