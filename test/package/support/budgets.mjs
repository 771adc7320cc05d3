/** The most that an entry may weigh with everything that it imports at once, in bytes of gzip -9. */
export const BUDGETS = {
  'cdn/all.js': 282_500,
  'cdn/autoload.js': 8_150,
  'elements/device-table.js': 141_650,
  'client/index.js': 16_810
}

/** The most that the table may weigh, with all that it imports at once, where the host has React. */
export const REACT_OF_THE_HOST = 72_850

/** The most that may be fetched before the first row of a table is there: the autoloader, and what draws that row. */
export const FIRST_ROW = 33_850

/** The most that the autoloader and the table may weigh together, with everything that both import at once. */
export const AUTOLOADED_TABLE = 149_600

/** The most that everything in `cdn/all.js` may weigh that is not React, React DOM or r2wc. */
export const OUR_OWN = 213_050

/** The most that the texts of a language may weigh: those that each element has, and all together. */
export const LANGUAGE = { first: 5_980, all: 18_320 }

/** The most that \`latchkey/configure\` may weigh, and what tests need beside the sandbox. */
export const THIN = 2_000

/** The most that a wrapper may weigh beside the elements, which it fetches. */
export const WRAPPER = 2_300

/** The most that the declarations of the client may weigh, with all that they take from other files. */
export const CLIENT_TYPES = 70_000
