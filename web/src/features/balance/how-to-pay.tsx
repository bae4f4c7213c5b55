import { printedForm } from '@credenza/schema/iban'
import type { Balance } from '@credenza/schema/ledger'
import { Text } from '@mantine/core'
import { paymentTexts as texts } from '../../texts/payment.ts'
import { CopyValue } from '../../ui/copy-value.tsx'
import styles from '../../ui/page/labelled-values.module.css'
import { Section } from '../../ui/page/section.tsx'

interface HowToPayProps {
  payTo: NonNullable<Balance['payTo']>
}

/** The account to pay into and the reference to quote, both with copy buttons. */
export function HowToPay({ payTo: { reference, account } }: HowToPayProps) {
  return (
    <Section title={texts.howTo}>
      <Text>{account ? texts.howToLead : texts.noAccount}</Text>
      <dl className={styles.values}>
        {account && (
          <>
            <dt>{texts.accountHolderName}</dt>
            <dd dir="auto">{account.accountHolderName}</dd>
            <dt>{texts.bankName}</dt>
            <dd dir="auto">{account.bankName}</dd>
            <dt>{texts.iban}</dt>
            <dd>
              <Copied value={account.iban} shown={printedForm(account.iban)} name={texts.iban} />
            </dd>
            <dt>{texts.bic}</dt>
            <dd>
              <Copied value={account.bic} shown={account.bic} name={texts.bic} />
            </dd>
          </>
        )}
        <dt>{texts.reference}</dt>
        <dd>
          <Copied value={reference} shown={printedForm(reference)} name={texts.reference} />
        </dd>
      </dl>
      <Text c="dimmed" fz="sm">
        {texts.booked}
      </Text>
    </Section>
  )
}

const Copied = (copied: { value: string; shown: string; name: string }) => (
  <CopyValue {...copied} copiedMessage={texts.copied(copied.name)} />
)
