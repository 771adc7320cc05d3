/** The most that an entry may weigh with everything that it imports at once, in bytes of gzip -9. */
export const BUDGETS = {
  'cdn/all.js': 163_450,
  'cdn/autoload.js': 3_000,
  'elements/device-table.js': 115_150,
  'client/index.js': 16_150
}

/** The most that the autoloader and the table may weigh together, with everything that both import at once. */
export const AUTOLOADED_TABLE = 118_750

/** The most that everything in `cdn/all.js` may weigh that is not React, React DOM or r2wc. */
export const OUR_OWN = 94_050

/** The most that the declarations of the client may weigh, with all that they take from other files. */
export const CLIENT_TYPES = 70_000
