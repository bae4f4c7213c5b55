const key = 'left-for-provider-from'

/** Notes where the person was, before the browser leaves for a provider; '' for nowhere to come back to. */
export const notePlaceLeft = (path: string): void => sessionStorage.setItem(key, path)

/** Where the person was before the browser last left for a provider; '' for nowhere. */
export const placeLeft = (): string => sessionStorage.getItem(key) ?? ''
