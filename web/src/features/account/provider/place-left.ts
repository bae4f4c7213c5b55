const key = 'left-for-provider-from'

/** Stores where the person was before the browser leaves for a provider; '' for no place to return to. */
export const notePlaceLeft = (path: string): void => sessionStorage.setItem(key, path)

/** Where the person was before the browser last left for a provider; '' for no place. */
export const placeLeft = (): string => sessionStorage.getItem(key) ?? ''
