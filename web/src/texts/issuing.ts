/** Words of the issuer’s dashboard and its lists of certificates. */
export const issuingTexts = {
  dashboard: {
    greeting: (name: string) => `Welcome, ${name}`,
    title: 'Dashboard',
    wallet: 'Wallet address',
    totalCertificates: 'Total Certificates',
    totalStudents: 'Total Students',
    loading: '...',
    error: 'Error',
    createCertificate: '+ Create Certificate',
    addStudent: '+ Add Student Info',
    gateHint: 'Available once an administrator has approved your organisation.',
    certificatesOf: (year: string) => `Certificates of ${year}`,
    years: 'Years',
  },
  details: {
    allTitle: 'Certificates',
    year: 'Year',
    allYears: 'All years',
    title: (year: string) => `Certificates of ${year}`,
    category: 'Category',
    allCategories: 'All categories',
    search: 'Search certificates',
    status: 'Status',
    allStatuses: 'All statuses',
  },
} as const
