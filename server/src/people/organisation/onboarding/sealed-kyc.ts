import type { KycFields } from '@credenza/schema'
import { sealedJson } from '../../../platform/keys/sealed-json.ts'

/** The KYC fields of an organisation, as its row holds them. */
export const { seal: sealKyc, open: openKyc } =
  sealedJson<Omit<KycFields, 'registrationId'>>('organisation-kyc')
