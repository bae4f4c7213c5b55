import type { Certificate } from '@credenza/schema/certificate'
import { isOpenTo } from '@credenza/schema/certificate-state/transitions'

/** Whether a certificate can be offered to a wallet: it is in force, or the wallet will receive it once it is accepted. */
export const canGoIntoWallet = ({ state }: Pick<Certificate, 'state'>): boolean =>
  isOpenTo(state, 'deliver') || isOpenTo(state, 'accept')
