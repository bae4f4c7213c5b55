import { TextInput } from '@mantine/core'
import { type ChangeEvent, useState } from 'react'
import { usePhoneInput } from 'react-international-phone'
import { countryOfLocale, dialCodeOf, phoneCountries } from './phone-countries.ts'
import { PhoneCountrySelect } from './phone-country-select.tsx'

const wholeNumber = /^\+[\d\s()-]{8,}$/

interface PhoneFieldProps {
  label: string
  error: string | undefined
  /** Only digits, including the dial code; empty while only a country is chosen. */
  value: string
  onChange: (digits: string) => void
  onBlur: () => void
  ref: (input: HTMLInputElement | null) => void
}

/** Whether a number was entered at once without a code, as browsers fill it in. */
const isWithoutCode = ({ currentTarget: { value }, nativeEvent }: ChangeEvent<HTMLInputElement>): boolean =>
  /\d/.test(value) && !value.includes('+') && !/^delete/.test((nativeEvent as InputEvent).inputType ?? '')

function withCode(number: string, dialCode: string): string {
  const digits = number.replace(/\D/g, '')
  return digits.startsWith(dialCode) ? `+${digits}` : `+${dialCode}${digits.replace(/^0/, '')}`
}

/** A phone number of any country, grouped while it is typed. */
export default function PhoneField({ label, error, value, onChange, onBlur, ref }: PhoneFieldProps) {
  const [defaultCountry] = useState(() => countryOfLocale(navigator.language))
  // With the code from the start: the library would add it only after the first drawing, over what was entered in the meantime.
  const [typed, setTyped] = useState(() => `+${value || dialCodeOf(defaultCountry)}`)
  const [hasOwnCode, setHasOwnCode] = useState(false)
  const phone = usePhoneInput({
    countries: phoneCountries,
    defaultCountry,
    value: typed,
    // If the number has its own country code, that of the chosen country must not be added.
    forceDialCode: !hasOwnCode,
    onChange: ({ phone, country }) => {
      setTyped(phone)
      const digits = phone.replace(/\D/g, '')
      const number = digits === country.dialCode ? '' : digits
      if (number !== value) onChange(number)
    },
  })
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    // A letter can arrive before the field has dropped the previous one.
    const value = event.currentTarget.value.replace(/[^+\d\s()-]/g, '')
    const plus = value.lastIndexOf('+')
    // A number autofilled by the browser may belong to a country other than the chosen one.
    const isForeign = wholeNumber.test(value) && !value.startsWith(`+${phone.country.dialCode}`)
    if (isWithoutCode(event) && !hasOwnCode) setTyped(withCode(value, phone.country.dialCode))
    else if (plus > 0 || value === '+' || isForeign) {
      setHasOwnCode(true)
      setTyped(value.slice(plus))
    } else {
      if (value === '') setHasOwnCode(false)
      phone.handlePhoneValueChange(event)
    }
  }
  return (
    <TextInput
      label={label}
      type="tel"
      autoComplete="tel"
      required
      error={error}
      value={phone.inputValue}
      onChange={change}
      onBlur={onBlur}
      ref={(input) => {
        phone.inputRef.current = input
        ref(input)
      }}
      // Phone numbers read left to right in every language.
      inputContainer={(input) => <div dir="ltr">{input}</div>}
      leftSectionWidth={72}
      leftSectionPointerEvents="all"
      leftSection={
        <PhoneCountrySelect
          country={phone.country}
          onSelect={(iso2) => {
            setHasOwnCode(false)
            phone.setCountry(iso2, { focusOnInput: true })
          }}
        />
      }
    />
  )
}
