import { words } from '@credenza/languages/words'
import type { LanguageCode } from '@credenza/schema/languages'
import type { Account } from './find-account.ts'

/**
 * How an email to an account begins. An organisation's first account bears the organisation's name, which a stranger may
 * have typed beside somebody else's email: here it would let them write to anybody in our name.
 */
export function greetingOf(
  { name, realm, is_colleague: isColleague }: Pick<Account, 'name' | 'realm' | 'is_colleague'>,
  language: LanguageCode,
): string {
  const { greeting, hello } = words[language].mail.account
  return realm === 'organisation' && !isColleague ? hello : greeting(name)
}
