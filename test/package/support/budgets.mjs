/** The most that an entry may weigh with everything that it imports at once, in bytes of gzip -9. */
export const BUDGETS = {
  'cdn/all.js': 216_850,
  'cdn/autoload.js': 6_510,
  'elements/device-table.js': 131_400,
  'client/index.js': 16_710
}

/** The most that the autoloader and the table may weigh together, with everything that both import at once. */
export const AUTOLOADED_TABLE = 137_900

/** The most that everything in `cdn/all.js` may weigh that is not React, React DOM or r2wc. */
export const OUR_OWN = 147_400

/** The most that the declarations of the client may weigh, with all that they take from other files. */
export const CLIENT_TYPES = 70_000
