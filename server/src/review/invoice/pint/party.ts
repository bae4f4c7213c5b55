import { type TaxDocument, tinOfTrn } from '@credenza/schema'
import { type Element, element } from './xml.ts'

/** The scheme of UAE taxpayers' numbers (ISO 6523, Electronic Address Scheme). */
const uaeTin = '0235'

/** A party of a PINT AE document (IBG-04, IBG-07). */
export const partyOf = ({
  trn,
  legalName,
  address,
  city,
  emirate,
  licence,
  licenceAuthority,
}: NonNullable<TaxDocument['buyer']>): Element =>
  element('cac:Party', [
    element('cbc:EndpointID', tinOfTrn(trn), { schemeID: uaeTin }),
    element('cac:PostalAddress', [
      element('cbc:StreetName', address),
      element('cbc:CityName', city),
      element('cbc:CountrySubentity', emirate),
      element('cac:Country', [element('cbc:IdentificationCode', 'AE')]),
    ]),
    element('cac:PartyTaxScheme', [element('cbc:CompanyID', trn), taxScheme]),
    element('cac:PartyLegalEntity', [
      element('cbc:RegistrationName', legalName),
      element('cbc:CompanyID', licence, { schemeAgencyID: 'TL', schemeAgencyName: licenceAuthority }),
    ]),
  ])

export const taxScheme: Element = element('cac:TaxScheme', [element('cbc:ID', 'VAT')])
