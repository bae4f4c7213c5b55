/** Whether a text is a colour in the form that we store: '#1a4d8f'. */
export const isColour = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value)
