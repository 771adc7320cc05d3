/** The layers with their contents, from the lowest to the highest. A layer may import itself and those listed before it. */
const LAYERS = [
  { client: 'platform client', messages: 'UI texts by language', sandbox: 'in-memory platform' },
  { core: 'session, queries, actions, gate, bulk runs, values, telemetry' },
  { ui: 'component kit, without devices or texts' },
  { element: 'custom-element runtime' },
  { features: 'domains', testing: "helpers for a host's tests" },
  { elements: 'tags with their options, events and parts' }
]

/**
 * The order of the features. A feature may import only features of earlier rows. A feature that is not listed may import
 * all of them.
 */
const FEATURES = [
  ['device', 'catalogue'],
  ['activity'],
  ['account', 'noise', 'climate', 'lock'],
  ['schedule'],
  ['thermostat', 'access-codes'],
  ['all-locks', 'access-grants'],
  ['issues'],
  ['device-table', 'lock-all'],
  ['overview'],
  ['attention']
]

/** The folders of a layer. A folder may import only itself, those of earlier rows and, in its row, none. */
const FOLDERS = {
  core: [
    ['environment', 'values'],
    ['resources', 'telemetry'],
    ['gate'],
    ['store'],
    ['queries'],
    ['session'],
    ['actions'],
    ['bulk'],
    ['undo']
  ],
  element: [
    ['dom', 'events', 'debug'],
    ['options'],
    ['loading'],
    ['appearance'],
    ['session'],
    ['custom-element'],
    ['gate', 'lint', 'preload'],
    ['prerender'],
    ['hooks'],
    ['frame'],
    ['lazy'],
    ['actions'],
    ['form'],
    ['table'],
    ['bulk'],
    ['undo'],
    ['root']
  ],
  ui: [['style'], ['actions', 'print', 'time-bar'], ['feedback'], ['layout', 'list', 'overlay'], ['fields'], ['copy']]
}

const layers = LAYERS.map((row) => Object.keys(row))
const folderOf = (layer) => (layer === 'elements' ? 'elements/' : `src/${layer}/`)
const anyOf = (paths) => `^(?:${paths.join('|')})`
const inLayers = (rows) => anyOf(rows.flat().map(folderOf))
const inFeatures = (rows) => anyOf(rows.flat().map((name) => `src/features/${name}/`))

const layerRules = layers.slice(0, -1).map((row, index) => ({
  name: `${row.join('-')}-imports-no-higher-layer`,
  from: { path: inLayers([row]) },
  to: { path: inLayers(layers.slice(index + 1)) }
}))

const featureRules = FEATURES.flatMap((row, index) =>
  row.map((name) => ({
    name: `${name}-imports-no-later-feature`,
    from: { path: inFeatures([name]) },
    to: { path: inFeatures(FEATURES.slice(index)), pathNot: inFeatures([name]) }
  }))
)

const folderRules = Object.entries(FOLDERS).flatMap(([layer, rows]) =>
  rows.flatMap((row, index) =>
    row.map((name) => ({
      name: `${layer}-${name}-imports-no-later-folder`,
      from: { path: `^src/${layer}/${name}/` },
      to: { path: `^src/${layer}/(?:${rows.slice(index).flat().join('|')})/`, pathNot: `^src/${layer}/${name}/` }
    }))
  )
)

const unlistedFolderRules = Object.entries(FOLDERS).map(([layer, rows]) => ({
  name: `${layer}-has-no-folder-without-an-order`,
  from: {},
  to: { path: `^src/${layer}/[^/]+/`, pathNot: `^src/${layer}/(?:${rows.flat().join('|')})/` }
}))

/** Rules for dependency-cruiser. */
export const rules = [
  ...layerRules,
  ...featureRules,
  ...folderRules,
  ...unlistedFolderRules,
  {
    name: 'no-folder-without-a-layer',
    from: {},
    to: { path: '^src/', pathNot: [inLayers(layers), '[.]d[.]ts$'] }
  },
  {
    name: 'no-import-of-a-feature-without-an-order',
    from: { path: '^src/features/([^/]+)/' },
    to: { path: '^src/features/', pathNot: [inFeatures(FEATURES), '^src/features/$1/'] }
  },
  {
    name: 'react-in-ui-element-features-only',
    from: { pathNot: inLayers(['ui', 'element', 'features']) },
    to: { path: 'node_modules/(?:@types/)?react(?:-dom)?/' }
  },
  { name: 'no-import-cycles', from: {}, to: { circular: true } },
  { name: 'no-unresolved-imports', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } }
].map((rule) => ({ ...rule, severity: 'error' }))

const box = ([layer, contents]) => `${layer}["${folderOf(layer)}: ${contents}"]`

/** Returns the diagrams of the architecture guide: the layers, and the order of the features. */
export function layerDiagrams() {
  const boxes = LAYERS.toReversed().flatMap(Object.entries).map(box)
  const chain = layers.toReversed().map(([first]) => first)
  return {
    layers: ['flowchart TD', ...boxes, chain.join(' --> ')].join('\n  '),
    features: ['flowchart LR', FEATURES.map((row) => row.join(' & ')).join(' --> ')].join('\n  ')
  }
}
