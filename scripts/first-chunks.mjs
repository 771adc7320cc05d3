import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/** Each chunk includes its static imports, except those in an earlier chunk. */
const CHUNKS = {
  first: [
    'elements/first/device-table.ts',
    'src/element/hooks/this-minute.ts',
    'src/ui/list/row-action.tsx',
    'src/messages/namespace.ts'
  ],
  'list-row': [
    'src/ui/list/list-row.tsx',
    'src/features/access-codes/rules/code-transition.ts',
    'src/features/device/device-hero-frame.tsx',
    'src/features/device/device-options.ts',
    'src/features/device-table/details/known-device.tsx'
  ],
  'later-icons': ['src/ui/later-icons.ts'],
  'time-zone': ['src/core/values/time-zone.ts', 'src/core/values/wall-time.ts', 'node_modules/date-fns/constants.js'],
  'first-code': [
    'src/features/access-codes/dates.ts',
    'src/features/access-codes/window-text.ts',
    'src/features/access-codes/rules/access-code-state.ts',
    'src/features/access-codes/rules/access-code-status.ts',
    'src/features/access-codes/rules/shown-code.ts'
  ],
  'first-details': ['elements/first/lock-details.ts', 'src/features/device-table/details/first-known-device.tsx'],
  'first-codes': ['elements/first/access-code-table.ts'],
  'first-noise': ['elements/first/noise-sensor-details.ts'],
  'issue-rules': ['src/features/issues/rules/issue-details.ts'],
  'attention-rules': [
    'src/features/overview/rules/attention-counts.ts',
    'src/features/overview/rules/attention-items.ts',
    'src/features/overview/rules/unlocked-locks.ts'
  ],
  core: [
    'src/features/device-table/device-table-screen.tsx',
    'src/features/device-table/view-option.ts',
    'src/element/table/table-placeholder.tsx',
    'src/element/root/screen-element.ts',
    'src/element/root/define.ts',
    'src/element/custom-element/element-definition.ts',
    'src/features/access-codes/data/first-queries.ts'
  ],
  queries: [
    'src/element/hooks/use-queries.ts',
    'src/element/hooks/use-is-held.ts',
    'src/element/hooks/use-last-read.ts',
    'src/core/queries/queries-status.ts',
    'src/ui/layout/facts.tsx',
    'src/features/issues/step-button.tsx'
  ],
  'all-codes': [
    'src/features/access-codes/rules/all-locks-codes.ts',
    'src/features/access-codes/data/all-locks-code-queries.ts'
  ],
  'issue-texts': ['src/messages/issues/en.ts'],
  changes: ['src/element/actions/use-action.ts'],
  details: ['src/features/device-table/details/lock-details.tsx'],
  grants: [
    'src/features/access-grants/use-grant-texts.ts',
    'src/features/access-grants/access-grant-events.ts',
    'src/features/access-grants/data/access-grant-queries.ts'
  ]
}

function addWithImports(id, found, getModuleInfo) {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of getModuleInfo(id)?.importedIds ?? []) addWithImports(imported, found, getModuleInfo)
  return found
}

/**
 * Assigns modules to the chunks that elements share.
 *
 * - `first` renders the first screen of a table before React has loaded. `first-details`, `first-codes` and
 *   `first-noise` do this for a lock, its access codes and a noise sensor. `first-details` also has what the list knows of
 *   a thermostat. `first-code` has the state and the texts of an access code.
 * - `issue-rules` and `attention-rules` decide what needs attention, before React as well.
 * - `list-row` has the rows of other lists, and what the first frame of a device shows, which every screen of one shares.
 * - `later-icons` has the icons that the first screen of a table does not need.
 * - `core` renders everything else. Every element needs it, as well as `first`.
 * - `queries` observes many queries, and has what screens of many devices show of them. `all-codes` has the codes of all
 *   locks, and `issue-texts` what is said about issues.
 * - `changes` sends commands. `details` has what device screens share. `grants` has what all screens about access share.
 *
 * Modules that a first screen shares with later screens belong to an earlier chunk, so no page fetches the first screen
 * of an element that it does not contain. `mergedChunks` divides the other modules.
 *
 * @param names names of the chunks to create. @default all chunks
 * @throws if a file does not exist, for example because it was renamed
 */
export function firstChunks(names = Object.keys(CHUNKS)) {
  const missing = names.flatMap((name) => CHUNKS[name]).filter((file) => !existsSync(file))
  if (missing.length > 0) throw new Error(`scripts/first-chunks.mjs lists missing files: ${missing.join(', ')}`)
  let chunks
  return (id, { getModuleInfo }) => {
    chunks ??= names.map((name) => {
      const found = new Set()
      for (const file of CHUNKS[name]) addWithImports(resolve(file), found, getModuleInfo)
      return [name, found]
    })
    return chunks.find(([, found]) => found.has(id))?.[0]
  }
}
