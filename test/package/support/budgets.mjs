/** The most that an entry may weigh with everything that it imports at once, in bytes of gzip -9. */
export const BUDGETS = {
  'cdn/all.js': 119_700,
  'cdn/autoload.js': 1_500,
  'elements/device-table.js': 77_700,
  'client/index.js': 16_000
}
