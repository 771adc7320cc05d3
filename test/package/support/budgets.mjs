/** The most that an entry may weigh with everything that it imports at once, in bytes of gzip -9. */
export const BUDGETS = {
  'cdn/all.js': 155_500,
  'cdn/autoload.js': 3_000,
  'elements/device-table.js': 111_800,
  'client/index.js': 16_000
}

/** The most that the autoloader and the table may weigh together, with everything that both import at once. */
export const AUTOLOADED_TABLE = 115_500

/** The most that everything in `cdn/all.js` may weigh that is not React, React DOM or r2wc. */
export const OUR_OWN = 86_000
