/** Columns that together make a name, in the order in which they are said. */
export const namePartNames = {
  first: [
    'first name',
    'given name',
    'given names',
    'forename',
    'الاسم الأول',
    'prénom',
    'prénoms',
    'vorname',
    'nombre',
  ],
  middle: [
    'middle name',
    'second name',
    'الاسم الأوسط',
    'الاسم الثاني',
    'zweiter vorname',
    'third name',
    'الاسم الثالث',
  ],
  last: [
    ...['last name', 'surname', 'family name', 'اسم العائلة', 'العائلة', 'اللقب', 'الكنية', 'الشهرة', 'nom'],
    ...['nom de famille', 'nachname', 'familienname', 'apellido', 'apellidos'],
  ],
} as const
