/** The language that this run of the build is for; the pages of another than English go into a folder of its name. */
export const language = process.env.LANGUAGE?.slice(0, 2) === 'ar' ? 'ar' : 'en'
