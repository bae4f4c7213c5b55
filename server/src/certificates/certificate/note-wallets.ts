import type { Tx } from '../../context.ts'
import { noteStudentWallets } from '../../people/student/note-wallets.ts'
import { noteHolders } from './note-holders.ts'

/**
 * Makes students of any issuer, and their certificates, searchable by their account's wallet, unless they already are.
 */
export async function noteWallets(tx: Tx, wallets: ReadonlyMap<string, string>): Promise<void> {
  await noteStudentWallets(tx, wallets)
  await noteHolders(tx, wallets)
}
