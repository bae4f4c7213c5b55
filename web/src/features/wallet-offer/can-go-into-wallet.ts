import type { Certificate } from '@credenza/schema/certificate'
import { isOpenTo } from '@credenza/schema/certificate-state/transitions'

/** Whether a wallet can be offered a certificate: one in force, or one that waits to be accepted, which it gets then. */
export const canGoIntoWallet = ({ state }: Pick<Certificate, 'state'>): boolean =>
  isOpenTo(state, 'deliver') || isOpenTo(state, 'accept')
