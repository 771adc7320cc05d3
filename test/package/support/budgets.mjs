/** The most that an entry may weigh with everything that it imports at once, in bytes of gzip -9. */
export const BUDGETS = {
  'cdn/all.js': 215_200,
  'cdn/autoload.js': 3_500,
  'elements/device-table.js': 132_660,
  'client/index.js': 16_460
}

/** The most that the autoloader and the table may weigh together, with everything that both import at once. */
export const AUTOLOADED_TABLE = 135_970

/** The most that everything in `cdn/all.js` may weigh that is not React, React DOM or r2wc. */
export const OUR_OWN = 145_750

/** The most that the declarations of the client may weigh, with all that they take from other files. */
export const CLIENT_TYPES = 70_000
