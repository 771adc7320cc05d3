import { resolve } from 'node:path'

/** Each with what it imports at once, but for what is in a chunk before it. */
const CHUNKS = {
  first: ['elements/first/device-table.ts', 'src/element/hooks/this-minute.ts', 'src/ui/list/row-action.tsx'],
  'first-details': ['elements/first/lock-details.ts', 'src/features/access-codes/rules/access-code-status.ts'],
  'time-zone': ['src/core/values/time-zone.ts', 'node_modules/date-fns/constants.js'],
  'first-code': [
    'src/features/access-codes/code-state.tsx',
    'src/features/access-codes/dates.ts',
    'src/features/access-codes/window-text.ts',
    'src/features/access-codes/fact-separator.ts',
    'src/features/access-codes/rules/access-code-state.ts',
    'src/features/access-codes/rules/shown-code.ts'
  ],
  section: ['src/ui/layout/section-frame.tsx'],
  'tooltip-frame': ['src/ui/overlay/tooltip-frame.tsx'],
  'select-box': ['src/ui/fields/select-box.tsx'],
  tone: ['src/ui/style/tone.css'],
  'climate-preset': ['src/features/climate/rules/climate-preset.ts'],
  'set-points': [
    'src/features/climate/set-point-steppers-frame.tsx',
    'src/features/climate/thermostat/shown-modes.ts',
    'src/ui/feedback/save-status.tsx'
  ],
  'first-codes': ['elements/first/access-code-table.ts'],
  'first-noise': ['elements/first/noise-sensor-details.ts'],
  core: [
    'src/features/device-table/device-table-screen.tsx',
    'src/features/device-table/view-option.ts',
    'src/element/table/table-placeholder.ts',
    'src/element/custom-element/screen-element.ts',
    'src/element/custom-element/define.ts',
    'src/element/custom-element/element-definition.ts'
  ],
  changes: ['src/element/actions/use-action.ts'],
  details: ['src/features/device-table/details/lock-details.tsx', 'src/features/access-codes/data/first-reads.ts']
}

function addWithImports(id, found, getModuleInfo) {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of getModuleInfo(id)?.importedIds ?? []) addWithImports(imported, found, getModuleInfo)
  return found
}

/**
 * The chunks that elements share: `first` draws the first screen of a table before React is there, `first-details` that
 * of a lock, `first-codes` that of its codes, `first-noise` that of a noise sensor, and `first-code` has what is said of a
 * code wherever it stands; `core`, which every element needs as `first`, goes on from there and draws everything; `changes`
 * is what sends a command, `details` what the screens of devices have in common. What a first screen shares with what comes
 * later is named in a chunk before it: no page fetches the first screen of an element that it does not have. Cut in more
 * pieces they would weigh more, and be asked for one by one.
 *
 * @param names those that are wanted. @default all of them
 */
export function firstChunks(names = Object.keys(CHUNKS)) {
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
