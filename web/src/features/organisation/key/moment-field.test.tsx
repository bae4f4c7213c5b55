import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { startSession } from '../../../lib/session/session.ts'
import { instantOf, MomentField, noMoment } from './moment-field.tsx'

function Probe() {
  const [moment, setMoment] = useState(noMoment)
  return (
    <>
      <MomentField dateLabel="Found on" timeLabel="Found at" value={moment} onChange={setMoment} />
      <output>{instantOf(moment) ?? 'incomplete'}</output>
    </>
  )
}

function show() {
  startSession({
    role: 'admin',
    data: 'token',
    userData: { _id: 'org_1', email: 'a@b.example', selectedRole: 'admin', timeZone: 'Asia/Dubai' },
  })
  render(
    <MantineProvider env="test">
      <Probe />
    </MantineProvider>,
  )
}
const read = () => screen.getByRole('status').textContent
const time = () => screen.getByLabelText(/^Found at/)
const typeDate = async () => {
  await userEvent.type(screen.getByLabelText(/^Found on/), '20/11/2026')
  await userEvent.tab()
}

it('a day and a time are an instant in the organisation’s zone, which the field names', async () => {
  show()
  expect(screen.getByText('24 hours, in the time zone Asia/Dubai')).toBeTruthy()
  await typeDate()
  expect(read()).toBe('incomplete')
  await userEvent.type(time(), '01:30')
  expect(read()).toBe('2026-11-19T21:30:00.000Z')
})

it('a year that is typed wrongly is an instant too, although zones had no whole offsets then', async () => {
  show()
  await userEvent.type(time(), '01:30')
  await userEvent.type(screen.getByLabelText(/^Found on/), '20/11/0202')
  await userEvent.tab()
  expect(read()).toBe('0202-11-19T21:48:48.000Z')
})

it('a time that no clock shows is named once it is whole, and makes no instant', async () => {
  show()
  await typeDate()
  await userEvent.type(time(), '25:0')
  expect(screen.queryByText('Enter the time as HH:MM.')).toBeNull()
  await userEvent.type(time(), '0')
  expect(screen.getByText('Enter the time as HH:MM.')).toBeTruthy()
  expect(read()).toBe('incomplete')
})
