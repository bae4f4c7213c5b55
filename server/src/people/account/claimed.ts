import type { Account } from './find-account.ts'
import { isInitialPassword } from './password/passwords.ts'

/** Whether its owner has ever chosen a password. Before that, only the issuer has decided anything about the account. */
export const isClaimed = ({ password_hash }: Pick<Account, 'password_hash'>): boolean =>
  password_hash !== null && !isInitialPassword(password_hash)
