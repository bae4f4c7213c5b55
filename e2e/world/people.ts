import type { OrganisationDetails } from './organisations.ts'

/** Everyone's password, because the world is deleted afterwards. */
export const password = 'Pearl-Diver-1932!'

/** The password that students get from their issuer, and replace at the first sign-in. */
export const initialPassword = 'Welcome-to-Al-Qasba-1'

const emirate = { city: 'Sharjah', state: 'Sharjah', country: 'United Arab Emirates', password }

export const adminEmail = 'registrar@credenza.example'

export const issuer: OrganisationDetails = {
  ...emirate,
  organizationName: 'Al Qasba University',
  email: 'registry@alqasba.example',
  selectedRole: 'issuer',
}

export const verifier: OrganisationDetails = {
  ...emirate,
  organizationName: 'Directorate of Academic Accreditation',
  email: 'recognition@accreditation.example',
  selectedRole: 'verifier',
}

/** An organisation that has applied and waits for the administrator. */
export const applicant: OrganisationDetails = {
  ...emirate,
  organizationName: 'Hatta Institute of Hydrology',
  email: 'admissions@hatta.example',
  selectedRole: 'issuer',
}

export interface StudentDetails {
  name: string
  fatherName: string
  motherName: string
  collegeName: string
  courseName: string
  year: string
  rollNumber: string
  mobileNumber: string
  /** 'YYYY-MM-DD' */
  dateOfBirth: string
  email: string
  password: string
}

const student = (
  details: Pick<StudentDetails, 'name' | 'fatherName' | 'motherName' | 'rollNumber' | 'email'>,
): StudentDetails => ({
  collegeName: 'College of Engineering',
  courseName: 'BSc Civil Engineering',
  year: '2025',
  mobileNumber: '0501234567',
  dateOfBirth: '2003-04-09',
  password: initialPassword,
  ...details,
})

export const students = [
  student({
    name: 'مريم بنت راشد الكتبي',
    fatherName: 'راشد الكتبي',
    motherName: 'عائشة المزروعي',
    rollNumber: '0042',
    email: 'maryam@students.example',
  }),
  student({
    name: '陈思远',
    fatherName: '陈建国',
    motherName: '林美玲',
    rollNumber: '0043',
    email: 'siyuan@students.example',
  }),
  student({
    name: 'Zoë Núñez-Søndergård',
    fatherName: 'Iñigo Núñez',
    motherName: 'Åse Søndergård',
    rollNumber: '0044',
    email: 'zoe@students.example',
  }),
] as const
