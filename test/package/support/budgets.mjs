// Budgets are about 1% above the weights at the time of writing, so that a small addition changes no budget. The report of
// a pull request lists every change of more than 50 bytes.

/** Budget of each entry with its static imports, in bytes of gzip -9. */
export const BUDGETS = {
  'cdn/all.js': 393_000,
  'cdn/autoload.js': 8_500,
  'elements/device-table.js': 170_500,
  'client/index.js': 17_790
}

/** Budget of the inline script that starts the session. */
export const SESSION_SCRIPT = 1_000

/** Budget of the table with its static imports if the host has React. */
export const REACT_OF_THE_HOST = 95_000

/** Highest number of chunks that the elements of the CDN share. */
export const SHARED_CHUNKS = 93

/** Budget of everything that is loaded before the first row of a table: the autoloader and the prerenderer. */
export const FIRST_ROW = 42_800

/** Budget of what the number of `x-attention` needs before React, besides what the first row of a table needs. */
export const FIRST_ATTENTION = 6_000

/** Budgets of the elements about access, besides the chunks that other elements import. */
export const ACCESS_GRANTS = {
  'access-grant-details': 14_680,
  'access-grant-form': 17_500,
  'access-grant-table': 13_520
}

/** Budget of the autoloader and the table with their static imports. */
export const AUTOLOADED_TABLE = 175_000

/** Budget of `cdn/all.js` without React, React DOM and r2wc. */
export const OUR_OWN = 323_000

/** Budgets of a language: the texts of each element, those of features, and all texts. */
export const LANGUAGE = { first: 4_890, features: 17_630, all: 22_500 }

/** Budget of `latchkey/configure`, and of the testing entry without the sandbox. */
export const THIN = 2_000

/** Budget of a wrapper without the elements, which it loads. */
export const WRAPPER = 7_100

/** Budget of the declarations of the client with their imports. */
export const CLIENT_TYPES = 70_000
