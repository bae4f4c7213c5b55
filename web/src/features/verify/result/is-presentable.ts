import type { CheckName, Verification } from '@credenza/credential/verify'

const telling: readonly CheckName[] = ['well-formed', 'signature', 'issuer']

/**
 * Whether the issuer's picture may stand beside a verdict. A handsome picture is believed more readily than words, so
 * there is none beside INVALID, nor while it is not certain that this issuer signed exactly this.
 */
export const isPresentable = ({ verdict, checks }: Pick<Verification, 'verdict' | 'checks'>): boolean =>
  verdict !== 'INVALID' &&
  telling.every((name) => checks.find((check) => check.name === name)?.answer === 'passed')
