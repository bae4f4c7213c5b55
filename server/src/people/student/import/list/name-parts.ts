/** Columns that together make a name, in the order of the name. */
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
    ...['پہلا نام', 'पहला नाम', 'प्रथम नाम'],
  ],
  middle: [
    'middle name',
    'second name',
    'الاسم الأوسط',
    'الاسم الثاني',
    'zweiter vorname',
    'third name',
    ...['درمیانی نام', 'मध्य नाम'],
    'الاسم الثالث',
  ],
  last: [
    ...['last name', 'surname', 'family name', 'اسم العائلة', 'العائلة', 'اللقب', 'الكنية', 'الشهرة', 'nom'],
    ...['nom de famille', 'nachname', 'familienname', 'apellido', 'apellidos'],
    ...['آخری نام', 'خاندانی نام', 'अंतिम नाम', 'उपनाम', 'कुलनाम'],
  ],
} as const
