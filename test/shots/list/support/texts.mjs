/** A device name of the maximum length. */
export const LONGEST_NAME = 'Apartment 4B, Second Staircase, Inner Courtyard, Harbour House 7'
export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänskajütentürschloss'
export const ENDLESS_NAME = 'Very long name '.repeat(667)
export const ENDLESS_WORD = 'x'.repeat(10_000)
export const LONG_REASON = 'The service of the maker does not answer, and says that it will take a while. '.repeat(4)
/** An address without an image. */
export const NO_PICTURE = '/no-picture.png'
