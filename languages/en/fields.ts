/**
 * The broad fields of ISCED-F 2013 and the levels of the EQF, by which people look for a field or level in their language. What is
 * signed is the English name.
 */
export const fields = {
  level: (level: string) => `Level ${level}`,
  broad: {
    '00': 'Generic programmes and qualifications',
    '01': 'Education',
    '02': 'Arts and humanities',
    '03': 'Social sciences, journalism and information',
    '04': 'Business, administration and law',
    '05': 'Natural sciences, mathematics and statistics',
    '06': 'Information and Communication Technologies (ICTs)',
    '07': 'Engineering, manufacturing and construction',
    '08': 'Agriculture, forestry, fisheries and veterinary',
    '09': 'Health and welfare',
    '10': 'Services',
  },
}
