import type { OrganisationDetail } from '@credenza/schema/admin'
import { Alert, Stack, Title } from '@mantine/core'
import { formatDate } from '../../../lib/text/format.ts'
import { adminTexts } from '../../../texts/admin.ts'
import { useCountryName } from '../use-country-name.ts'
import { FactGroup } from './fact-group.tsx'
import styles from './review.module.css'

const texts = adminTexts.facts
const answer = (confirmed: boolean) => (confirmed ? adminTexts.yes : adminTexts.no)

/** Everything the applicant entered in both sign-up steps, in the order of review. */
export function OrganisationFacts({ organisation }: { organisation: OrganisationDetail }) {
  const { details, kyc } = organisation
  const countryNameOf = useCountryName()
  return (
    <Stack gap="md" component="section" aria-labelledby="entered" className={styles.entered}>
      <Title order={2} fz="lg" id="entered">
        {texts.title}
      </Title>
      <FactGroup
        title={texts.organisation}
        facts={[
          [texts.organizationName, details.organizationName],
          [texts.selectedRole, adminTexts.people.roles[organisation.selectedRole]],
          [texts.type, adminTexts.types[details.type]],
          [texts.industry, adminTexts.industries[details.industry]],
          [texts.registrationNumber, details.registrationNumber],
          [texts.tin, details.tin],
          [texts.year, details.year],
          [texts.accreditationCertificate, details.accreditationCertificate],
          [texts.applied, formatDate(organisation.createdAt)],
        ]}
      />
      <FactGroup
        title={texts.contact}
        facts={[
          [texts.email, details.email],
          [texts.mobile, details.mobile],
          [texts.website, details.website || undefined],
          [texts.headquartersAddress, details.headquartersAddress],
          [texts.city, details.city],
          [texts.state, details.state],
          [texts.country, countryNameOf(details.country)],
          [texts.zip, details.zip],
        ]}
      />
      {kyc ? (
        <>
          <FactGroup
            title={texts.person}
            facts={[
              [texts.fullName, kyc.fullName],
              [texts.personRole, kyc.role],
              [texts.email, kyc.email],
              [texts.mobileNumber, kyc.mobileNumber],
            ]}
          />
          <FactGroup
            title={texts.bank}
            facts={[
              [texts.accountHolderName, kyc.accountHolderName],
              [texts.accountNumber, kyc.accountNumber],
              [texts.bankAccountDetails, adminTexts.accounts[kyc.bankAccountDetails]],
              [texts.bankName, kyc.bankName],
              [texts.branchName, kyc.branchName],
              [texts.swiftFscCode, kyc.swiftFscCode],
              [texts.paymentPreference, kyc.paymentPreference],
            ]}
          />
          <FactGroup
            title={texts.declarations}
            facts={[
              [texts.amlCtfConfirmed, answer(kyc.amlCtfConfirmed)],
              [texts.pepConfirmed, answer(kyc.pepConfirmed)],
            ]}
          />
        </>
      ) : (
        <Alert color="gray">{texts.notHandedIn}</Alert>
      )}
    </Stack>
  )
}
