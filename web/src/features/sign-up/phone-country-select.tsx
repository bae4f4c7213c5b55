import { Combobox, Input, Text, UnstyledButton, useCombobox } from '@mantine/core'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { ParsedCountry } from 'react-international-phone'
import { common } from '../../texts/common.ts'
import { signUpTexts } from '../../texts/sign-up.ts'
import { searchCountries } from './phone-countries.ts'
import styles from './sign-up.module.css'

const texts = signUpTexts.phone

interface PhoneCountrySelectProps {
  country: ParsedCountry
  onSelect: (iso2: string) => void
}

/**
 * The country of a phone number, searched by name or dial code. Without flags, because they would come from another site's
 * server.
 */
export function PhoneCountrySelect({ country, onSelect }: PhoneCountrySelectProps) {
  const code = country.iso2.toUpperCase()
  const [search, setSearch] = useState('')
  const combobox = useCombobox({
    onDropdownOpen: () => combobox.focusSearchInput(),
    onDropdownClose: () => {
      combobox.resetSelectedOption()
      setSearch('')
    },
  })
  const found = combobox.dropdownOpened ? searchCountries(search) : []
  return (
    <Combobox
      store={combobox}
      width={300}
      position="bottom-start"
      // Measured from the field's own edge, so that no narrow strip of the field below stays visible.
      offset={{ mainAxis: 8, crossAxis: -20 }}
      onOptionSubmit={(iso2) => {
        combobox.closeDropdown()
        onSelect(iso2)
      }}
    >
      <Combobox.Target targetType="button">
        <UnstyledButton
          className={styles.dialCode}
          aria-label={texts.country(code, country.name, country.dialCode)}
          onClick={() => combobox.toggleDropdown()}
        >
          {code}
          <ChevronDown size={14} aria-hidden />
        </UnstyledButton>
      </Combobox.Target>
      <Combobox.Dropdown>
        {/* In a wrapper of its own; otherwise it would get the id of the phone field around it. */}
        <Input.Wrapper>
          <Combobox.Search
            value={search}
            onChange={(event) => {
              setSearch(event.currentTarget.value)
              combobox.updateSelectedOptionIndex()
            }}
            placeholder={texts.search}
            aria-label={texts.search}
          />
        </Input.Wrapper>
        <Combobox.Options mah={240} style={{ overflowY: 'auto' }} aria-label={texts.countries} tabIndex={0}>
          {found.map(({ iso2, name, dialCode }) => (
            <Combobox.Option value={iso2} key={iso2} active={iso2 === country.iso2}>
              <span className={styles.countryOption}>
                <span>{name}</span>
                <Text span fz="sm" c="dimmed" dir="ltr">
                  +{dialCode}
                </Text>
              </span>
            </Combobox.Option>
          ))}
          {found.length === 0 && <Combobox.Empty>{common.noOptions}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
