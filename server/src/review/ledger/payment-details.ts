import type { PaymentDetails } from '@credenza/schema'
import type { Context, Db } from '../../context.ts'
import { changeSetting } from '../../people/two-admins/change-setting.ts'
import type { Caller } from '../../platform/http/access.ts'

/** The subject of audit entries about this account. */
export const paymentDetailsSubject = 'payment_details'

/** The account that parties pay into; null until an administrator has set it. */
export async function readPaymentDetails(db: Db): Promise<PaymentDetails | null> {
  const row = await db.selectFrom('payment_details').selectAll().executeTakeFirst()
  if (!row) return null
  const { account_holder_name: accountHolderName, bank_name: bankName, iban, bic } = row
  return { accountHolderName, bankName, iban, bic }
}

/**
 * Sets the account. A second administrator may have to approve. The trail records that it changed, who did it, and a digest.
 */
export async function changePaymentDetails(
  ctx: Context,
  admin: Caller,
  details: PaymentDetails,
): Promise<PaymentDetails> {
  const { accountHolderName: account_holder_name, bankName: bank_name, iban, bic } = details
  const parameters = [account_holder_name, bank_name, iban, bic]
  await changeSetting(
    ctx,
    admin,
    {
      act: { act: 'payment-details.change', parameters },
      action: 'payment-details.changed',
      subject: paymentDetailsSubject,
    },
    (tx, changed_at) => {
      const row = { account_holder_name, bank_name, iban, bic, changed_at }
      return tx
        .insertInto('payment_details')
        .values({ id: 1, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute()
    },
  )
  return details
}
